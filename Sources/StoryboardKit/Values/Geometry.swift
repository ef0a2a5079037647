public import Foundation

/// The insets from the four edges of a rectangle.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension CGRect {
  /// Returns the rectangle inside the insets.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// The horizontal alignments of text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

extension IndexPath {
  /// Creates an index path for a row in a section.
  nonisolated public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates an index path for an item in a section.
  nonisolated public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The index of the section.
  nonisolated public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The index of the row in the section.
  nonisolated public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The index of the item in the section.
  nonisolated public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Creates an index path for a row in a section.
  nonisolated public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }
  /// Creates an index path for an item in a section.
  nonisolated public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  /// The index of the section.
  nonisolated public var section: Int { index(atPosition: 0) }
  /// The index of the row in the section.
  nonisolated public var row: Int { index(atPosition: 1) }
  /// The index of the item in the section.
  nonisolated public var item: Int { index(atPosition: 1) }
}

/// The corners, the border and the shadow of a view, which are stored but have no effect.
public final class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var masksToBounds = false
}

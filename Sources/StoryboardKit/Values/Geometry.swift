public import Foundation

/// Distances from the four edges.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// Those distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// How a text stands between left and right.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

extension IndexPath {
  /// The place of a row in a section.
  nonisolated public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The section.
  nonisolated public var section: Int { self[0] }
  /// The row in the section.
  nonisolated public var row: Int { self[1] }
}

/// The corners, the border and the shadow that a view's layer keeps; without effect here.
public final class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var masksToBounds = false
}

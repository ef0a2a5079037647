public import Foundation

/// An Auto Layout constraint, which is stored but not solved.
///
/// You can connect outlets to constraints and set `constant`, but frames don't change.
open class NSLayoutConstraint: NSObject {
  /// The constant of the constraint.
  open var constant: CGFloat = 0
  /// The priority of the constraint, up to 1000.
  open var priority: Float = 1000
  /// A Boolean value indicating whether the constraint is active.
  open var isActive = true
  /// The name of the constraint.
  open var identifier: String?

  /// Creates an empty constraint.
  public override init() { super.init() }

  /// Creates an inactive constraint, of which only the constant is stored.
  public convenience init(
    item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.constant = constant
    isActive = false
  }

  init(_ element: Element, _ decoder: NibDecoder) {
    constant = element.number("constant") ?? 0
    priority = element.number("priority").map { Float($0) } ?? 1000
    identifier = element["identifier"]
    super.init()
    decoder.register(self, for: element)
  }

  /// Activates constraints, without changing frames.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Deactivates constraints, without changing frames.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// The relations between two attributes.
  public nonisolated enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The edges, centers and dimensions of a view.
  public nonisolated enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin,
      leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }
}

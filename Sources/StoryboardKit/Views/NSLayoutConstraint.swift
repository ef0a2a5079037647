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

extension UIView {
  /// The view's constraints from the file and from `addConstraint`.
  public var constraints: [NSLayoutConstraint] { ownConstraints }
}

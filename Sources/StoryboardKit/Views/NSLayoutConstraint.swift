public import Foundation

/// A constraint of Auto Layout, as the file has it: kept, and not solved.
///
/// An outlet to it works, and so does its `constant`; no frame changes by it.
open class NSLayoutConstraint: NSObject {
  /// The distance.
  open var constant: CGFloat = 0
  /// How strongly it holds, up to 1000.
  open var priority: Float = 1000
  /// A Boolean value indicating whether it holds.
  open var isActive = true
  /// A name of your own.
  open var identifier: String?

  /// A constraint about nothing.
  public override init() { super.init() }

  init(_ element: Element, _ decoder: NibDecoder) {
    constant = element.number("constant") ?? 0
    priority = element.number("priority").map { Float($0) } ?? 1000
    identifier = element["identifier"]
    super.init()
    decoder.register(self, for: element)
  }

  /// Marks constraints as active; no frame changes by it.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Marks constraints as not active; no frame changes by it.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }
}

extension UIView {
  /// The constraints that the file gives it.
  public var constraints: [NSLayoutConstraint] { ownConstraints }
}

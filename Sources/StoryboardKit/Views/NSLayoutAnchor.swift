public import Foundation

/// An edge, a middle or a length of a view, as constraints in code name it; kept, not solved.
open class NSLayoutAnchor<Kind>: NSObject {
  /// As far from the other as the constant says.
  open func constraint(
    equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .made(constant) }

  /// At least as far from the other as the constant says.
  open func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .made(constant) }

  /// At most as far from the other as the constant says.
  open func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .made(constant) }
}

/// A place between left and right.
public enum HorizontalPlace {}
/// A place between top and bottom.
public enum VerticalPlace {}
/// A width or a height.
public enum Extent {}

/// A place between left and right.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<HorizontalPlace>
/// A place between top and bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<VerticalPlace>

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<Extent> {
  /// As long as the constant says.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    .made(constant)
  }

  /// At least as long as the constant says.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    .made(constant)
  }

  /// At most as long as the constant says.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    .made(constant)
  }

  /// So many times as long as the other, and the constant more.
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .made(constant) }
}

/// An object with edges, middles and lengths: a view, or a guide in it.
@MainActor
public protocol LayoutAnchored {}

extension LayoutAnchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  public var leftAnchor: NSLayoutXAxisAnchor { .init() }
  public var rightAnchor: NSLayoutXAxisAnchor { .init() }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  public var topAnchor: NSLayoutYAxisAnchor { .init() }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
  public var widthAnchor: NSLayoutDimension { .init() }
  public var heightAnchor: NSLayoutDimension { .init() }
}

/// A rectangle that constraints can name; here it has no frame.
open class UILayoutGuide: NSObject, LayoutAnchored {}

extension UIView: LayoutAnchored {
  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// Keeps a constraint; no frame changes by it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  /// Keeps constraints; no frame changes by it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { ownConstraints += constraints }
}

extension NSLayoutConstraint {
  static func made(_ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    constraint.isActive = false
    return constraint
  }
}

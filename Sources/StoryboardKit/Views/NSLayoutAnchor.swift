public import Foundation

/// An edge, center or dimension of a view, for constraints that are stored but not solved.
open class NSLayoutAnchor<Kind>: NSObject {
  /// Creates a constraint that sets the anchor to the other anchor plus the constant.
  open func constraint(
    equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .inactive(constant: constant) }

  /// Creates a constraint that sets the anchor's minimum to the other anchor plus the constant.
  open func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .inactive(constant: constant) }

  /// Creates a constraint that sets the anchor's maximum to the other anchor plus the constant.
  open func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .inactive(constant: constant) }
}

/// The kind of anchors for horizontal positions.
public enum HorizontalPlace {}
/// The kind of anchors for vertical positions.
public enum VerticalPlace {}
/// The kind of anchors for widths and heights.
public enum Extent {}

/// An anchor for a horizontal position.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<HorizontalPlace>
/// An anchor for a vertical position.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<VerticalPlace>

/// An anchor for a width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<Extent> {
  /// Creates a constraint that sets the dimension to the constant.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    .inactive(constant: constant)
  }

  /// Creates a constraint that sets the dimension's minimum to the constant.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    .inactive(constant: constant)
  }

  /// Creates a constraint that sets the dimension's maximum to the constant.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    .inactive(constant: constant)
  }

  /// Creates a constraint that sets the dimension to a multiple of the other dimension, plus the
  /// constant.
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .inactive(constant: constant) }
}

/// An object with layout anchors: a view or a layout guide.
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

/// A rectangle for constraints, which has no frame here.
open class UILayoutGuide: NSObject, LayoutAnchored {}

extension UIView: LayoutAnchored {}

extension NSLayoutConstraint {
  static func inactive(constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.constant = constant
    constraint.isActive = false
    return constraint
  }
}

public import Foundation

extension UIView {
  /// Requests a layout, performed by `layoutIfNeeded` or when the view appears.
  public func setNeedsLayout() { needsLayout = true }

  /// Does nothing, since views are drawn only as text pictures.
  public func setNeedsDisplay() {}

  /// Updates and lays out the views that need it, from the outermost to the innermost.
  ///
  /// As in UIKit, each view updates its properties before its layout.
  public func layoutIfNeeded() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.updateOwnProperties()
      view.updateOwnConstraints()
      view.updateOwnLayout()
      waiting += view.ownSubviews.reversed()
    }
  }

  /// Resizes the view to fit its content.
  public func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Runs the changes immediately, without animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes immediately, as all changes are here.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Converts a point from the coordinates of a view, or of the window if `view` is nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a point to the coordinates of a view, or of the window if `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a rectangle from the coordinates of a view, or of the window if `view` is nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Converts a rectangle to the coordinates of a view, or of the window if `view` is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  private var originInWindow: CGPoint {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    var here: UIView? = self
    while let view = here, !(view is UIWindow) {
      x += view.frame.minX
      y += view.frame.minY
      here = view.ownSuperview
    }
    return CGPoint(x: x, y: y)
  }

  /// Resizes the subviews according to their autoresizing masks.
  func resizeSubviews(from old: CGSize) {
    setNeedsLayout()
    for view in ownSubviews where view.autoresizingMask != [] {
      let mask = view.autoresizingMask
      let horizontal = Self.stretch(
        view.frame.minX, view.frame.width, by: frame.width - old.width,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      let vertical = Self.stretch(
        view.frame.minY, view.frame.height, by: frame.height - old.height,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      view.frame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
  }

  /// Returns the new start and length, dividing the change equally among the flexible parts.
  private static func stretch(
    _ start: CGFloat, _ length: CGFloat, by change: CGFloat, _ before: Bool, _ inside: Bool,
    _ after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [before, inside, after].count { $0 }
    guard parts > 0 else { return (start, length) }
    let share = change / CGFloat(parts)
    return (before ? start + share : start, inside ? max(length + share, 0) : length)
  }
}

extension UIView {
  /// The options of an animation, which have no effect.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let curveEaseInOut = Self([])
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }
}

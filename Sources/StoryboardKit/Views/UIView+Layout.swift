public import Foundation

extension UIView {
  /// Updates and lays out the view and its descendants where needed, each before its subviews.
  ///
  /// As in UIKit, each view updates its properties before its layout.
  func layOut() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.updateOwnProperties()
      view.updateOwnConstraints()
      view.updateOwnLayout()
      waiting += view.ownSubviews.reversed()
    }
  }

  /// Runs the changes immediately, without animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes immediately; here, no change is animated.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Converts a point between the coordinates of two views; nil means the window.
  static func convert(_ point: CGPoint, from old: UIView?, to new: UIView?) -> CGPoint {
    let (old, new) = (old?.originInWindow ?? .zero, new?.originInWindow ?? .zero)
    return CGPoint(x: point.x + old.x - new.x, y: point.y + old.y - new.y)
  }

  /// Returns the frontmost visible descendant at the point, the view itself, or nil.
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    let hits = subviews.reversed().lazy.compactMap { view in
      view.hitTest(self.convert(point, to: view), with: event)
    }
    return hits.first ?? self
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
    needsLayout = true
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

  /// Divides the change equally among the flexible parts, and returns the new start and length.
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

public import Foundation

extension UIView {
  /// Asks for a layout; it is made at `layoutIfNeeded` or when the view comes into sight.
  public func setNeedsLayout() { needsLayout = true }

  /// Does nothing: nothing is drawn but a picture in text.
  public func setNeedsDisplay() {}

  /// Lays out what asks for it, from the outside to the inside.
  public func layoutIfNeeded() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.needsLayout {
        view.needsLayout = false
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
      }
      waiting += view.ownSubviews.reversed()
    }
  }

  /// Takes the size that fits its content.
  public func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Runs the changes at once: nothing moves here.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// A point of another view's coordinates, in its own; nil stands for the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A point of its own coordinates, in another view's; nil stands for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
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

  /// Lets the subviews follow the new size, as their masks say.
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

  /// Shares the change out evenly among what is flexible.
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

import Foundation

extension UIView {
  /// The views in it, from back to front.
  public var subviews: [UIView] { ownSubviews }

  /// The view that it is in.
  public var superview: UIView? { ownSuperview }

  /// The window that it is in, at whatever depth.
  public var window: UIWindow? { (self as? UIWindow) ?? ownWindow }

  /// Ends the editing of the text field that is being edited in it, at whatever depth.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.isFirstResponder { return view.resignFirstResponder() }
      waiting += view.ownSubviews
    }
    return false
  }

  /// Its gesture recognizers.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Puts a view in front of the others, out of where it was before.
  public func addSubview(_ view: UIView) { insertSubview(view, at: ownSubviews.count) }

  /// Puts a view between the others.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return Fault.raise("Can't add \(view.named) as subview: a view cannot contain itself")
    }
    let sameParent = view.ownSuperview === self
    if sameParent {
      ownSubviews.removeAll { $0 === view }
    } else {
      // A move inside a window is no disappearance.
      if let window, view.window === window {
        view.leaveSuperview()
      } else {
        view.removeFromSuperview()
      }
      view.willMove(toSuperview: self)
    }
    ownSubviews.insert(view, at: min(max(index, 0), ownSubviews.count))
    view.ownSuperview = self
    setNeedsLayout()
    if sameParent { return }
    view.moveToWindow(window)
    view.didMoveToSuperview()
    didAddSubview(view)
    view.controller?.viewCame()
  }

  /// Puts a view behind that one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: ownSubviews.firstIndex(of: sibling) ?? 0)
  }

  /// Puts a view in front of that one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (ownSubviews.firstIndex(of: sibling) ?? ownSubviews.count - 1) + 1)
  }

  /// Puts one of the views in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.ownSuperview === self { addSubview(view) }
  }

  /// Puts one of the views behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.ownSuperview === self { insertSubview(view, at: 0) }
  }

  /// Takes it out of its superview.
  public func removeFromSuperview() {
    guard ownSuperview != nil else { return }
    controller?.viewIsLeaving()
    leaveSuperview()
    controller?.viewLeft()
  }

  private func leaveSuperview() {
    guard let parent = ownSuperview else { return }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    parent.ownSubviews.removeAll { $0 === self }
    ownSuperview = nil
    moveToWindow(nil)
    didMoveToSuperview()
  }

  /// A Boolean value indicating whether it is that view, or in it at whatever depth.
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let next = here {
      if next === view { return true }
      here = next.ownSuperview
    }
    return false
  }

  /// The view with that tag: itself, or the first one in it.
  public func viewWithTag(_ tag: Int) -> UIView? { everything.first { $0.tag == tag } }

  /// Itself and all views in it, each before those in it; without recursion.
  var everything: [UIView] {
    var result: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.ownSubviews.reversed()
    }
    return result
  }

  private func moveToWindow(_ window: UIWindow?) {
    for view in everything where view.ownWindow !== window {
      view.willMove(toWindow: window)
      view.ownWindow = window
      view.needsLayout = true
      view.didMoveToWindow()
    }
  }
}

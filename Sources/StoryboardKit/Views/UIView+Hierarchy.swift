import Foundation

extension UIView {
  /// The subviews, from back to front.
  public var subviews: [UIView] { ownSubviews }

  /// The superview.
  public var superview: UIView? { ownSuperview }

  /// The window that contains the view.
  public var window: UIWindow? { (self as? UIWindow) ?? ownWindow }

  /// Ends editing in the view or the descendant that is the first responder.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.isFirstResponder { return view.resignFirstResponder() }
      waiting += view.ownSubviews
    }
    return false
  }

  /// The view's gesture recognizers.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  public func addSubview(_ view: UIView) { insertSubview(view, at: ownSubviews.count) }

  /// Inserts a view at an index among the subviews.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return Fault.raise("Can't add \(view.named) as subview: a view cannot contain itself")
    }
    let sameParent = view.ownSuperview === self
    if sameParent {
      ownSubviews.removeAll { $0 === view }
    } else {
      // Moving within a window isn't a disappearance.
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

  /// Inserts a view behind another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: ownSubviews.firstIndex(of: sibling) ?? 0)
  }

  /// Inserts a view in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (ownSubviews.firstIndex(of: sibling) ?? ownSubviews.count - 1) + 1)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.ownSuperview === self { addSubview(view) }
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.ownSuperview === self { insertSubview(view, at: 0) }
  }

  /// Removes the view from its superview.
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

  /// Returns whether this view is the given view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let next = here {
      if next === view { return true }
      here = next.ownSuperview
    }
    return false
  }

  /// Returns the first view with this tag: the view itself or a descendant.
  public func viewWithTag(_ tag: Int) -> UIView? { everything.first { $0.tag == tag } }

  /// The view and its descendants, each before its subviews, collected without recursion.
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

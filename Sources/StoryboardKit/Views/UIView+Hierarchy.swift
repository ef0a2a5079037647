import Foundation

extension UIView {
  /// Makes the view or descendant that is the first responder resign.
  func resignFirst() -> Bool {
    selfAndDescendants.first(where: \.isFirstResponder)?.resignFirstResponder() ?? false
  }

  /// Adds a view in front of the other subviews.
  func add(_ view: UIView) { insert(view, at: ownSubviews.count) }

  /// Inserts a view at an index among the subviews, and removes it from its previous superview.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isInside(view) else {
      return Fault.raise(
        "Can't add \(view.classAndAddress) as subview: a view cannot contain itself")
    }
    let sameParent = view.ownSuperview === self
    if sameParent {
      ownSubviews.removeAll { $0 === view }
    } else {
      // Moving within a window isn't a disappearance.
      if let window, view.window === window {
        view.leaveSuperview()
      } else {
        view.detach()
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
    view.controller?.viewWasAdded()
  }

  /// Removes the view from its superview.
  func detach() {
    guard ownSuperview != nil else { return }
    controller?.viewWillBeRemoved()
    leaveSuperview()
    controller?.viewWasRemoved()
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

  /// Returns whether this view is the given view or is inside the given view.
  func isInside(_ view: UIView) -> Bool {
    var here: UIView? = self
    while let next = here {
      if next === view { return true }
      here = next.ownSuperview
    }
    return false
  }

  /// The view and its descendants, each before its subviews, collected without recursion.
  var selfAndDescendants: [UIView] {
    var result: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.ownSubviews.reversed()
    }
    return result
  }

  private func moveToWindow(_ window: UIWindow?) {
    for view in selfAndDescendants where view.ownWindow !== window {
      view.willMove(toWindow: window)
      view.ownWindow = window
      view.needsLayout = true
      view.didMoveToWindow()
    }
  }
}

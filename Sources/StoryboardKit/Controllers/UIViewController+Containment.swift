import Foundation

extension UIViewController {
  /// Returns the nearest ancestor that's an instance of a class.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    ancestors.lazy.compactMap { $0 as? Container }.first
  }

  /// Returns the navigation item, or creates it on first access.
  func makeNavigationItem() -> UINavigationItem {
    let item = ownNavigationItem ?? UINavigationItem(title: title)
    ownNavigationItem = item
    return item
  }

  /// Returns the tab bar item, or creates it on first access.
  func makeTabBarItem() -> UITabBarItem {
    let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  /// The ancestors, starting with the parent.
  var ancestors: [UIViewController] {
    var result: [UIViewController] = []
    var next = ownParent
    while let here = next, !result.contains(here) {
      result.append(here)
      next = here.ownParent
    }
    return result
  }

  func attach(_ child: UIViewController) {
    guard child !== self, child.ownParent !== self else { return }
    if child.ownParent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    ownChildren.append(child)
    child.ownParent = self
    child.isNewToParent = true
  }

  func leaveParent() {
    guard let parent = ownParent else { return }
    parent.ownChildren.removeAll { $0 === self }
    ownParent = nil
    isNewToParent = false
    didMove(toParent: nil)
  }

  /// Removes the children and their views.
  func removeChildren(_ children: [UIViewController]) {
    for child in children {
      child.willMove(toParent: nil)
      child.loadedView?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Loads a child's view and adds it, if this controller's view is loaded.
  func addView(of child: UIViewController?) {
    if let child { loadedView?.fill(with: child.view) }
  }
}

extension UIView {
  /// Adds a subview at the front; the subview fills this view and resizes with it.
  func fill(with view: UIView?) {
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

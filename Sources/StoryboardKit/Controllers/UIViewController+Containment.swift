import Foundation

extension UIViewController {
  /// The child view controllers, in the order in which they were added.
  public var children: [UIViewController] { ownChildren }

  /// The parent view controller.
  public var parent: UIViewController? { ownParent }

  /// The nearest ancestor that's a navigation controller.
  public var navigationController: UINavigationController? {
    ancestors.lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The nearest ancestor that's a tab bar controller.
  public var tabBarController: UITabBarController? {
    ancestors.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The nearest ancestor that's a split view controller.
  public var splitViewController: UISplitViewController? {
    ancestors.lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The navigation item of this controller, created on first access.
  public var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title)
    ownNavigationItem = item
    return item
  }

  /// The tab bar item of this controller, created on first access.
  public var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
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

  func take(_ child: UIViewController) {
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
  func drop(_ children: [UIViewController]) {
    for child in children {
      child.willMove(toParent: nil)
      child.loadedView?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Adds a child's view to this controller's view, which loads the child's view.
  func place(_ child: UIViewController?) {
    if let child { loadedView?.fill(with: child.view) }
  }
}

extension UIView {
  /// Adds a view at the front, which fills this view and resizes with it.
  func fill(with view: UIView?) {
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

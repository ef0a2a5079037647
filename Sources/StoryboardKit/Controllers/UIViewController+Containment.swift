import Foundation

extension UIViewController {
  /// The controllers inside this one, in the order in which they came.
  public var children: [UIViewController] { ownChildren }

  /// The controller that holds this one as a child.
  public var parent: UIViewController? { ownParent }

  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    ancestors.lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? {
    ancestors.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The nearest split view controller around this one.
  public var splitViewController: UISplitViewController? {
    ancestors.lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The content of a navigation bar for this controller; made when first asked for.
  public var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title)
    ownNavigationItem = item
    return item
  }

  /// The tab of this controller in a tab bar; made when first asked for.
  public var tabBarItem: UITabBarItem {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  /// Parents, the nearest first.
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

  /// Lets the children go, with their views.
  func drop(_ children: [UIViewController]) {
    for child in children {
      child.willMove(toParent: nil)
      child.loadedView?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Puts the view of a child into its own, which loads it.
  func place(_ child: UIViewController?) {
    if let child { loadedView?.fill(with: child.view) }
  }
}

extension UIView {
  /// Puts a view in front of the others, as large as this one, whatever size that gets.
  func fill(with view: UIView?) {
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

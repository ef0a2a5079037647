import Foundation

/// A controller with two screens, a master and a detail.
///
/// Here, only the last screen is visible, as on a narrow device.
open class UISplitViewController: UIViewController {
  /// The screens, starting with the master.
  open var viewControllers: [UIViewController] {
    get { ownChildren }
    set {
      drop(ownChildren)
      for child in newValue {
        addChild(child)
        child.didMove(toParent: self)
      }
      if isViewLoaded { ownChildren.forEach(place) }
    }
  }

  /// Replaces the detail screen.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    viewControllers = Array(ownChildren.prefix(1)) + [controller]
  }

  /// Adds the views of the screens.
  open override func viewDidLoad() {
    super.viewDidLoad()
    ownChildren.forEach(place)
  }
}

/// A controller with pages.
///
/// Only the current pages are visible. Here, the user can't turn pages.
open class UIPageViewController: UIViewController {
  /// The current, visible pages.
  open var viewControllers: [UIViewController]? { ownChildren }

  /// The directions in which pages turn, which have no effect.
  public nonisolated enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Replaces the visible pages.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    drop(ownChildren)
    for child in controllers ?? [] {
      addChild(child)
      view.fill(with: child.view)
      child.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// A controller with a collection view, which is a plain view here.
open class UICollectionViewController: UIViewController {}

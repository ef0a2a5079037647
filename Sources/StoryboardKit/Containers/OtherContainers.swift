import Foundation

/// Two screens side by side: master and detail.
///
/// Here the last one shown is in sight, as on a narrow screen.
open class UISplitViewController: UIViewController {
  /// The screens, the master first.
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

  /// Replaces the detail.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    viewControllers = Array(ownChildren.prefix(1)) + [controller]
  }

  /// Puts the screens into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    ownChildren.forEach(place)
  }
}

/// Screens to leaf through.
///
/// Only the pages set at last are in sight; no finger turns a page here.
open class UIPageViewController: UIViewController {
  /// The pages in sight.
  open var viewControllers: [UIViewController]? { ownChildren }

  /// The direction in which pages turn; without effect.
  public nonisolated enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Replaces the pages in sight.
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

/// A controller whose view is a collection; the collection itself is a plain view here.
open class UICollectionViewController: UIViewController {}

public import Foundation

/// Methods by which a tab bar controller asks and tells about its tabs.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked when a tab is tapped; setting `selectedIndex` does not ask.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tap has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// As in UIKit, nothing here has to be written.
extension UITabBarControllerDelegate {
  /// Allows every tab.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Screens side by side, of which the selected one is in sight.
///
/// A tab's view is loaded when the tab is selected for the first time.
open class UITabBarController: UIViewController {
  /// The object that is asked and told about taps; not held, as in UIKit.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  public private(set) lazy var tabBar = UITabBar()
  private var selection = 0

  /// The screens, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { ownChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selected screen.
  open var selectedViewController: UIViewController? {
    get { ownChildren.indices.contains(selection) ? ownChildren[selection] : nil }
    set {
      if let index = newValue.flatMap(ownChildren.firstIndex(of:)) { selectedIndex = index }
    }
  }

  /// The place of the selected screen; setting it does not ask the delegate.
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  /// Replaces the screens; the first one is selected unless the selected one is still there.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let controllers = controllers ?? []
    let selected = selectedViewController
    drop(ownChildren.filter { !controllers.contains($0) })
    for child in controllers where child.ownParent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    ownChildren = controllers
    selection = selected.flatMap(controllers.firstIndex(of:)) ?? 0
    if isViewLoaded { place(selectedViewController) }
  }

  /// Does what a finger on a tab does: asks the delegate, selects, tells the delegate.
  ///
  /// UIKit has no such method; a UI test taps the tab bar's button.
  public func tapTab(at index: Int) {
    guard ownChildren.indices.contains(index) else { return }
    let controller = ownChildren[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Puts the selected screen into the view, which is when that screen is loaded.
  open override func viewDidLoad() {
    super.viewDidLoad()
    place(selectedViewController)
  }

  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func adopt(_ child: UIViewController, relationship: String) {
    setViewControllers(ownChildren + [child], animated: false)
  }

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    guard name == "delegate" else { return super.adopt(object, outlet: name) }
    delegate = object as? any UITabBarControllerDelegate
    return .of(delegate, "UITabBarControllerDelegate")
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    if let bar = element.child(key: "tabBar") {
      tabBar = decoder.make(bar, as: UITabBar.self)
    }
  }

  private func select(_ index: Int) {
    guard ownChildren.indices.contains(index), index != selection else { return }
    let old = selectedViewController
    selection = index
    guard isViewLoaded, let new = selectedViewController else { return }
    let inSight = isInSight
    if inSight {
      old?.willDisappear(false)
      new.willAppear(false)
    }
    old?.loadedView?.removeFromSuperview()
    place(selectedViewController)
    if inSight {
      old?.didDisappear(false)
      new.didAppear(false)
    }
  }
}

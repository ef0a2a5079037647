public import Foundation

/// Methods that respond to tab selection.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tap can select a tab; setting `selectedIndex` doesn't call this method.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a tap has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// Default implementations. As in UIKit, these methods are optional.
extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A controller with tabs, which shows the selected tab's screen.
///
/// A screen's view is loaded when its tab is first selected.
open class UITabBarController: UIViewController {
  /// The object that responds to taps on tabs.
  ///
  /// A weak reference, as in UIKit.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  open private(set) lazy var tabBar = UITabBar()
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
      if let index = newValue.flatMap(ownChildren.firstIndex(of:)) { select(index) }
    }
  }

  /// The index of the selected screen; setting the index doesn't call the delegate.
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  /// Replaces the screens, and selects the first screen if the selected screen is removed.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let controllers = controllers ?? []
    let selected = selectedViewController
    let keptIDs = Set(controllers.map(ObjectIdentifier.init))
    removeChildren(ownChildren.filter { !keptIDs.contains(ObjectIdentifier($0)) })
    for child in controllers where child.ownParent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    ownChildren = controllers
    selection = selected.flatMap(controllers.firstIndex(of:)) ?? 0
    if isViewLoaded { addView(of: selectedViewController) }
  }

  /// Called when a tab is tapped, before its screen is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Simulates a tap on a tab: calls the delegate before and after the selection.
  ///
  /// Not in UIKit, where a UI test taps the tab bar's button.
  public func tapTab(at index: Int) {
    guard ownChildren.indices.contains(index) else { return }
    let controller = ownChildren[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    // As in UIKit, a tap sets `selectedViewController`, not `selectedIndex`.
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Loads the selected screen's view, and adds it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addView(of: selectedViewController)
  }

  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// Adds a child as the last tab, in constant time.
  override func addChild(_ child: UIViewController, relationship: String) {
    super.addChild(child, relationship: relationship)
    if isViewLoaded { addView(of: selectedViewController) }
  }

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    guard name == "delegate" else { return super.connect(object, toOutlet: name) }
    delegate = object as? any UITabBarControllerDelegate
    return .ofCast(delegate, to: "UITabBarControllerDelegate")
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
    let wasVisible = isVisible
    if wasVisible {
      old?.willDisappear(false)
      new.willAppear(false)
    }
    old?.loadedView?.removeFromSuperview()
    addView(of: selectedViewController)
    if wasVisible {
      old?.didDisappear(false)
      new.didAppear(false)
    }
  }
}

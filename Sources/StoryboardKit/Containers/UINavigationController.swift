public import Foundation

/// Methods that respond to changes to a navigation stack.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called after the screens' `viewWill…` methods, before the new screen is visible.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when the new screen is visible, after its `viewDidAppear`.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

/// Default implementations. As in UIKit, these methods are optional.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A controller with a stack of screens, which shows the last screen.
///
/// A push or pop, animated or not, ends before the method that started it returns.
open class UINavigationController: UIViewController {
  /// The object that responds to stack changes.
  ///
  /// A weak reference, as in UIKit.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// A Boolean value indicating whether the navigation bar is hidden.
  open var isNavigationBarHidden = false

  /// The toolbar at the bottom, which shows the screen's `toolbarItems`.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// A Boolean value indicating whether the toolbar is hidden.
  open var isToolbarHidden = true

  /// Creates a navigation controller without screens, in code or from a xib.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from a storyboard; a relationship segue adds the root later.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a navigation controller, and pushes the root controller, as UIKit's header says.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The screens, starting with the root.
  open var viewControllers: [UIViewController] {
    get { ownChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last screen of the stack.
  open var topViewController: UIViewController? { ownChildren.last }

  /// The visible screen: the presented screen, or else the last screen on the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a screen onto the stack, or traps if the stack already contains the screen.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    if ownChildren.contains(controller) {
      return Fault.raise(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller.classAndAddress))")
    }
    replaceStack(by: ownChildren + [controller], animated: animated)
  }

  /// Pops and returns the last screen, or returns nil if there are fewer than two screens.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard ownChildren.count > 1 else { return nil }
    let top = topViewController
    replaceStack(by: ownChildren.dropLast(), animated: animated)
    return top
  }

  /// Pops and returns all screens except the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    ownChildren.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops and returns all screens after the given screen.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = ownChildren.firstIndex(of: controller) else {
      Fault.raise("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let popped = Array(ownChildren[(index + 1)...])
    replaceStack(by: Array(ownChildren[...index]), animated: animated)
    return popped
  }

  /// Replaces the screens on the stack.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    replaceStack(by: controllers, animated: animated)
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Pushes the controller.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Pops to the child, unless the child is already on top.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard topViewController !== subsequentVC, ownChildren.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: true)
  }

  /// Loads the last screen's view, and adds it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addView(of: topViewController)
  }

  override var visibleChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override func childrenWillAppear(_ animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  override func childrenDidAppear(_ animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  override func addChild(_ child: UIViewController, relationship: String) {
    setViewControllers([child], animated: false)
  }

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    guard name == "delegate" else { return super.connect(object, toOutlet: name) }
    delegate = object as? any UINavigationControllerDelegate
    return .ofCast(delegate, to: "UINavigationControllerDelegate")
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    isToolbarHidden = element.bool("toolbarHidden") ?? true
    if let bar = element.child(key: "toolbar") {
      toolbar = decoder.make(bar, as: UIToolbar.self)
    }
    if let bar = element.child(key: "navigationBar") {
      navigationBar = decoder.make(bar, as: UINavigationBar.self)
    }
  }

  private func replaceStack(by controllers: [UIViewController], animated: Bool) {
    let (old, new) = (topViewController, controllers.last)
    let leaving = ownChildren.filter { !controllers.contains($0) }
    let arriving = controllers.filter { !ownChildren.contains($0) }
    arriving.forEach(attach)
    leaving.forEach { $0.willMove(toParent: nil) }
    ownChildren = controllers
    // Screens below the top screen aren't new when they appear later.
    for controller in arriving where controller !== new { controller.isNewToParent = false }
    if isViewLoaded, let new, old !== new {
      change(from: old, to: new, animated: animated)
    }
    for controller in leaving {
      controller.loadedView?.removeFromSuperview()
      controller.leaveParent()
    }
    arriving.forEach { $0.didMove(toParent: self) }
  }

  private func change(
    from old: UIViewController?, to new: UIViewController, animated: Bool
  ) {
    new.loadOnce()
    guard isVisible else {
      old?.loadedView?.removeFromSuperview()
      return addView(of: new)
    }
    Transition(from: old, to: new, animated: animated).run(on: [self]) {
      old?.isLeavingStack = old.map(ownChildren.contains) == false
      old?.willDisappear(animated)
      new.willAppear(animated)
      delegate?.navigationController(self, willShow: new, animated: animated)
      old?.loadedView?.removeFromSuperview()
      addView(of: new)
      old?.didDisappear(animated)
      old?.isLeavingStack = false
      new.didAppear(animated)
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
  }
}

public import Foundation

/// An object that manages a screen or a part of a screen, and owns the view.
///
/// The view is loaded when `view` is first accessed. A storyboard creates the controller with
/// `init(coder:)`, or a creator calls your own initializer, which calls `super.init(coder:)`.
open class UIViewController: UIResponder, NSCoding {
  /// The name of the view's nib: a xib, or `<controller id>-view-<view id>` in a storyboard.
  open var nibName: String? { ownNib }
  /// The bundle that contains the nib, or nil for the main bundle.
  open private(set) var nibBundle: Bundle?
  /// The identifier for state restoration.
  open var restorationIdentifier: String?
  /// The title that bars and tabs show for this controller.
  open var title: String? { didSet { updateItemTitles() } }

  final var ownNib: String?
  final var loadedView: UIView?
  final var origin: SceneOrigin?
  final var keptObjects: [NSObject] = []
  final var embeddingDepth = 0
  final var pendingEmbeds: NibDecoder?
  final var appearance = Appearance.disappeared
  final var isLoading = false
  final var isNewToParent = false
  final var isLeavingStack = false
  final var isLeavingPresentation = false
  final var ownTransition: Transition?
  final var ownChildren: [UIViewController] = []
  final weak var ownParent: UIViewController?
  final var ownPresented: UIViewController?
  final weak var ownPresenting: UIViewController? {
    didSet { if ownPresenting == nil { ownPresentation = nil } }
  }
  final var ownPresentation: UIPresentationController?
  final var ownNavigationItem: UINavigationItem?
  final var ownTabBarItem: UITabBarItem?

  /// The presentation style; `.automatic` is a sheet, so the presenter stays visible.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The transition style, which is stored but has no effect.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// A Boolean value indicating whether a push hides the tab bar; stored, but has no effect.
  open var hidesBottomBarWhenPushed = false
  /// A Boolean value indicating whether the user is prevented from dismissing the screen.
  open var isModalInPresentation = false
  /// A Boolean value indicating whether the controller defines a presentation context.
  ///
  /// If true, the controller is the presenter of `currentContext` and `overCurrentContext`
  /// presentations that the controller or a descendant starts.
  open var definesPresentationContext = false
  /// A Boolean value indicating whether the controller's content can be edited.
  open var isEditing = false
  /// Starts or ends editing; override this method to respond.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that starts and ends editing.
  open private(set) lazy var editButtonItem: UIBarButtonItem = makeEditButton()
  /// This controller's buttons in the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the toolbar's buttons, without animation.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
  /// The content's preferred size, which is stored but has no effect.
  open var preferredContentSize = CGSize.zero

  /// Creates a controller in code, with the name of the xib that contains the view.
  ///
  /// If the name is nil, the controller looks for a xib named after the class, with or without
  /// `Controller`.
  public init(nibName: String?, bundle: Bundle?) {
    self.ownNib = nibName
    self.nibBundle = bundle
    super.init()
    noteCreation()
  }

  /// Creates a controller from a storyboard scene.
  ///
  /// Sets properties such as the title and the nib name. The storyboard and the outlets are set
  /// later.
  public required init?(coder: NSCoder) {
    super.init()
    noteCreation()
    (coder as? NibCoder)?.note(self)
    (coder as? NibCoder)?.read(decode)
  }

  /// Creates a controller in code, without a nib name.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Does nothing: archiving isn't supported.
  open func encode(with coder: NSCoder) {}

  /// The storyboard that created this controller, or nil if the controller was created in code.
  ///
  /// Also nil in `init(coder:)`, because the storyboard is set later.
  open var storyboard: UIStoryboard? { origin?.storyboard }

  // MARK: The view

  /// The view, which is loaded on first access.
  open var view: UIView! {
    get {
      loadOnce()
      return loadedView
    }
    set { setView(newValue) }
  }
  /// The view, or nil if it isn't loaded yet.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value indicating whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view and calls `viewDidLoad`, if the view isn't loaded yet.
  open func loadViewIfNeeded() { loadOnce() }

  /// Loads the view from the scene or the xib, or creates a plain view.
  ///
  /// Override this method to create the view in code, without calling `super`.
  open func loadView() { loadOwnView() }

  /// Called after the view is loaded and the outlets are connected.
  open func viewDidLoad() {}

  /// Called before the view becomes visible.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy, before the view's layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is visible.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews, and after a change to an observable property
  /// that the method read.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews, and after a change to an observable property
  /// that the method read.
  open func viewDidLayoutSubviews() {}
  /// Called before the layout; override this method to set the screen's content, and call `super`.
  ///
  /// Called again after a change to an observable property that the method read.
  open func updateProperties() {}
  /// Updates the view's constraints; override this method to change them, and call `super` last.
  ///
  /// Called before the layout, and after a change to an observable property that the method read.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Requests that the next layout update the properties.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Updates the properties of the controller, its view and the subviews, where needed.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  @available(*, unavailable, message: "there is one size and one style here: remove this")
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  // MARK: The device, which has one size, one orientation, and no status bar

  /// Never called, since there are no memory warnings.
  open func didReceiveMemoryWarning() {}
  /// Never called, since the size doesn't change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called, since bars don't cover views.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called, since margins have no effect.
  open func viewLayoutMarginsDidChange() {}
  /// The orientations that the screen supports, which have no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The screen's preferred orientation when presented, which has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// A Boolean value indicating whether the screen rotates; has no effect.
  open var shouldAutorotate: Bool { true }
  /// The status bar's preferred style, which has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value indicating whether the status bar should be hidden; has no effect.
  open var prefersStatusBarHidden: Bool { false }
  /// The status bar's animation, which has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the status bar's style; has no effect.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; has no effect.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// A Boolean value indicating whether the home indicator should be hidden; has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Segues

  /// Returns whether to perform a triggered segue; `performSegue` doesn't call this method.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called when the destination is created, before its view is loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs the first segue with this identifier, or traps if there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let element = origin?.segue(identifier: identifier) else {
      return Fault.raise(
        "Receiver (\(classAndAddress)) has no segue with identifier '\(identifier)'")
    }
    perform(element, sender: sender)
  }

  /// Returns whether an unwind segue can end at this controller.
  ///
  /// By default, returns whether the class has the action. In UIKit, the first parameter is a
  /// `Selector`.
  open func canPerformUnwindSegueAction(
    _ action: String, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    Messaging.method(action, of: self) != nil
  }

  /// Shows the child that is or contains the destination of an unwind segue.
  ///
  /// Called on containers. A navigation controller pops to the child; other containers do nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Showing other controllers

  /// Pushes a controller, or presents the controller if there is no navigation controller.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let shower = ancestors.first(where: { $0 is UINavigationController }) {
      shower.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller in the split view, or presents the controller if there is no split view.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = ancestors.first(where: { $0 is UISplitViewController }) {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Presents a controller, which is visible when the method returns.
  ///
  /// As in UIKit, this method only logs a warning if the view isn't in a window, or if another
  /// controller is already presented.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(controller, animated: animated)
    completion?()
  }

  /// Dismisses the presented controller, or else this controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated)
    completion?()
  }

  /// The controller presented by this controller or by an ancestor.
  open var presentedViewController: UIViewController? {
    ownPresented ?? ancestors.lazy.compactMap(\.ownPresented).first
  }
  /// The controller that presented this controller or an ancestor.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? ancestors.lazy.compactMap(\.ownPresenting).first
  }
  /// A Boolean value indicating whether the controller is being dismissed.
  open var isBeingDismissed: Bool { isLeavingPresentation }
  /// The transition in progress of the controller's stack or presentation, or nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? ancestors.lazy.compactMap(\.ownTransition).first
  }

  // MARK: Containment

  /// The child view controllers, in the order in which they were added.
  open var children: [UIViewController] { ownChildren }
  /// The parent view controller.
  open var parent: UIViewController? { ownParent }
  /// The nearest ancestor that's a navigation controller.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest ancestor that's a tab bar controller.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest ancestor that's a split view controller.
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
  /// The navigation item of this controller, created on first access.
  open var navigationItem: UINavigationItem { makeNavigationItem() }
  /// The tab bar item of this controller, created on first access.
  open var tabBarItem: UITabBarItem! {
    get { makeTabBarItem() }
    set { ownTabBarItem = newValue }
  }

  /// Adds a child and calls `willMove(toParent:)`; call `didMove(toParent:)` yourself.
  open func addChild(_ child: UIViewController) { attach(child) }

  /// Removes the controller from its parent; call `willMove(toParent: nil)` first.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to a parent, or removed from its parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller was added to a parent, or removed from its parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Starts a child's appearance transition, if your container forwards appearance calls itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Ends a child's appearance transition.
  open func endAppearanceTransition() { endAppearance() }
  /// A Boolean value indicating whether the controller is being added to its parent.
  ///
  /// True from `viewWillAppear` to `viewDidAppear` of the first appearance in the parent.
  open var isMovingToParent: Bool {
    isNewToParent && (appearance == .appearing || appearance == .appeared)
  }
  /// A Boolean value indicating whether the controller is leaving its stack.
  ///
  /// True from `viewWillDisappear` to `viewDidDisappear`, and so only for the visible controller.
  open var isMovingFromParent: Bool { isLeavingStack }
  /// A Boolean value indicating whether appearance calls are forwarded to the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The next responder: the view's superview, or else the parent controller.
  open override var next: UIResponder? { loadedView?.superview ?? ownParent }

  // MARK: Members that other files of this module override or use

  /// The children that appear and disappear with this controller.
  var visibleChildren: [UIViewController] {
    ownChildren.filter { child in
      guard let view = child.loadedView, let own = loadedView else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Called after the visible children's `viewWillAppear`.
  func childrenWillAppear(_ animated: Bool) {}

  /// Called after the visible children's `viewDidAppear`.
  func childrenDidAppear(_ animated: Bool) {}

  /// Adds the destination of a relationship segue.
  func addChild(_ child: UIViewController, relationship: String) {
    addChild(child)
    child.didMove(toParent: self)
  }

  /// Decodes this class's properties; subclasses override this method to decode more properties.
  func decode(_ element: Element, _ decoder: NibDecoder) { decodeBasics(element, decoder) }

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    guard name == "view" else { return .unknownOutlet }
    guard let view = object as? UIView else { return .mismatch(expected: "UIView") }
    setView(view)
    return .done
  }

  override func set(_ value: Any?, forAttribute keyPath: String) -> Bool {
    guard keyPath == "title", let title = value as? String? else { return false }
    self.title = title
    return true
  }

  final func setNib(name: String?, bundle: ResourceBundle) {
    ownNib = name
    nibBundle = bundle.givenBundle
  }
}

public import Foundation

/// A screen or a part of one: it owns a view and lives through the view's life.
///
/// Its view is loaded when `view` is first touched. From a storyboard it is made through
/// `init(coder:)`, or by a creator with an initializer of yours that calls `super.init(coder:)`.
open class UIViewController: UIResponder, NSCoding {
  /// The name of the nib of the view: a xib's, or `<controller id>-view-<view id>` in a storyboard.
  public private(set) final var nibName: String?
  /// The bundle in which the nib is looked for; nil is the main bundle.
  public private(set) final var nibBundle: Bundle?
  /// The identifier of state restoration.
  open var restorationIdentifier: String?
  /// The text that a bar or a tab shows for this controller.
  open var title: String? { didSet { titleChanged() } }

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
  final var ownChildren: [UIViewController] = []
  final weak var ownParent: UIViewController?
  final var ownPresented: UIViewController?
  final weak var ownPresenting: UIViewController?
  final var ownNavigationItem: UINavigationItem?
  final var ownTabBarItem: UITabBarItem?

  /// How it is presented; `.automatic` is a sheet, which leaves what is below in sight.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How the presentation would move; nothing moves here.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// A Boolean value indicating whether a navigation controller hides the tab bar for it.
  open var hidesBottomBarWhenPushed = false
  /// A Boolean value indicating whether it can be swiped away; kept, without effect.
  open var isModalInPresentation = false
  /// A Boolean value indicating whether controllers presented in context are presented by it.
  open var definesPresentationContext = false
  /// A Boolean value indicating whether what it shows can be changed.
  open var isEditing = false
  /// Lets what it shows be changed, or no longer; override it to react.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem: UIBarButtonItem = makeEditButton()
  /// The buttons that a navigation controller's toolbar shows for it.
  open var toolbarItems: [UIBarButtonItem]?
  /// The size that a container should give it; kept, without effect.
  open var preferredContentSize = CGSize.zero

  /// A controller made in code; its view comes from the xib of that name, if any.
  ///
  /// With nil a xib is looked for that is named like the class, with or without `Controller`.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    self.nibBundle = bundle
    super.init()
    noteCreation()
  }

  /// A controller from a storyboard's scene.
  ///
  /// Title and nib name are set here; storyboard and outlets follow later.
  public required init?(coder: NSCoder) {
    super.init()
    noteCreation()
    (coder as? NibCoder)?.note(self)
    (coder as? NibCoder)?.read(decode)
  }

  /// A controller made in code, without a nib's name.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Does nothing: controllers are not archived here.
  open func encode(with coder: NSCoder) {}

  // MARK: The view

  /// The view; touching it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// Makes the view: from the scene or the xib, or a plain one.
  ///
  /// Override it to make the view in code, and then do not call `super`.
  open func loadView() { loadOwnView() }

  /// Called once the view is loaded and its outlets are connected.
  open func viewDidLoad() {}

  /// Called before the view comes into sight.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy, before it is laid out for the first time.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in sight.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes out of sight.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is out of sight.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  @available(*, unavailable, message: "there is one size and one style here: leave it out")
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Never called here: memory does not run low.
  open func didReceiveMemoryWarning() {}

  /// How the status bar is drawn; asked by nobody here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  // MARK: Segues

  /// Asked before a segue that a control or an embedding starts; `performSegue` does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called when the destination is made and before its view is loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Starts the first segue of that identifier; without one, the program stops.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let element = origin?.segue(identifier: identifier) else {
      return Fault.raise("Receiver (\(named)) has no segue with identifier '\(identifier)'")
    }
    perform(element, sender: sender)
  }

  /// A Boolean value indicating whether an unwind segue may end here.
  ///
  /// By default it may if the class has the action; in UIKit the first parameter is a `Selector`.
  open func canPerformUnwindSegueAction(
    _ action: String, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    Messaging.method(action, of: self) != nil
  }

  // MARK: Showing others

  /// Shows a controller: pushes it where there is a navigation controller, else presents it.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let shower = ancestors.first(where: { $0 is UINavigationController }) {
      shower.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller as the detail of a split view, else as `show` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = ancestors.first(where: { $0 is UISplitViewController }) {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Presents a controller above this one's window; it is in sight when the call returns.
  ///
  /// As in UIKit nothing but a warning comes of it when this view is in no window, or when another
  /// controller is presented already.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(controller, animated: animated)
    completion?()
  }

  /// Dismisses what this controller has presented, or else itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated)
    completion?()
  }

  // MARK: Containment

  /// Makes a controller a child; `willMove(toParent:)` is called, `didMove(toParent:)` is yours.
  open func addChild(_ child: UIViewController) { take(child) }

  /// Takes a controller out of its parent; `willMove(toParent: nil)` is yours to call before.
  open func removeFromParent() { leaveParent() }

  /// Called before it gets a parent, or loses it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after it got a parent, or lost it.
  open func didMove(toParent parent: UIViewController?) {}

  /// A Boolean value indicating whether children appear and disappear with it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The view's superview, then a parent's view or the window.
  open override var next: UIResponder? { loadedView?.superview ?? ownParent }

  // MARK: Adopting what a file holds

  /// The children that are in sight whenever this one is.
  var visibleChildren: [UIViewController] {
    ownChildren.filter { child in
      guard let view = child.loadedView, let own = loadedView else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Called when the children in sight have had their `viewWillAppear`.
  func childrenWillAppear(_ animated: Bool) {}

  /// Called when the children in sight have had their `viewDidAppear`.
  func childrenDidAppear(_ animated: Bool) {}

  /// Takes the controller at the end of a relationship segue.
  func adopt(_ child: UIViewController, relationship: String) {
    addChild(child)
    child.didMove(toParent: self)
  }

  /// Reads what its class keeps in the file; subclasses add their own.
  func decode(_ element: Element, _ decoder: NibDecoder) { decodeBasics(element, decoder) }

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    guard name == "view" else { return .unknown }
    guard let view = object as? UIView else { return .mismatch(wanted: "UIView") }
    setView(view)
    return .done
  }

  override func adopt(_ value: Any?, attribute keyPath: String) -> Bool {
    guard keyPath == "title", let title = value as? String? else { return false }
    self.title = title
    return true
  }

  final func setNib(name: String?, place: ResourceBundle) {
    nibName = name
    nibBundle = place.named
  }
}

import Foundation
import StoryboardKit
import Testing

/// Tests of UIKit's argument labels, types and optionality; a difference is a compiler error.
@Suite("UIKit's signatures", .serialized)
@MainActor
struct SignatureTests {
  @Test("UIStoryboard: the five ways")
  func storyboards() {
    let make: (String, Bundle?) -> UIStoryboard = { UIStoryboard(name: $0, bundle: $1) }
    let edges = make("Edges", .module)
    let initial: UIViewController? = edges.instantiateInitialViewController()
    let named: UIViewController = edges.instantiateViewController(withIdentifier: "Plain")
    let creator: ((NSCoder) -> PlainScreen?)? = { PlainScreen(coder: $0) }
    let first: PlainScreen? = edges.instantiateInitialViewController(creator: creator)
    let plain: PlainScreen = edges.instantiateViewController(identifier: "Plain", creator: creator)
    let inferred: PlainScreen = edges.instantiateViewController(identifier: "Plain")
    let none: PlainScreen? = edges.instantiateInitialViewController()
    #expect(initial == nil && first == nil && none == nil)
    #expect([named, plain, inferred].allSatisfy { $0 is PlainScreen })
  }

  @Test("UIViewController: making, and the view")
  func controllers() throws {
    let designated: (String?, Bundle?) -> UIViewController = {
      UIViewController(nibName: $0, bundle: $1)
    }
    let decoded: (NSCoder) -> UIViewController? = { UIViewController(coder: $0) }
    let coding: any NSCoding = UIViewController()
    let screen = designated(nil, nil)
    let name: String? = screen.nibName
    let bundle: Bundle? = screen.nibBundle
    let storyboard: UIStoryboard? = screen.storyboard
    let loaded: UIView? = screen.viewIfLoaded
    #expect(name == nil && bundle == nil && storyboard == nil && loaded == nil)
    #expect(screen.isViewLoaded as Bool == false)
    screen.restorationIdentifier = Optional("id")
    screen.title = Optional("title")
    screen.loadView()
    screen.loadViewIfNeeded()
    let view: UIView = screen.view
    screen.view = nil
    screen.view = view
    #expect(screen.view === view)
    _ = (coding, screen as UIResponder, screen as NSObject, decoded)
  }

  @Test("UIViewController: its life, segues, presentation, containment")
  func life() {
    let screen = UIViewController()
    screen.viewDidLoad()
    for call in [
      screen.viewWillAppear(_:), screen.viewIsAppearing(_:), screen.viewDidAppear(_:),
      screen.viewWillDisappear(_:), screen.viewDidDisappear(_:),
    ] as [(Bool) -> Void] { call(false) }
    let perform: (String, Any?) -> Void = screen.performSegue(withIdentifier:sender:)
    let should: (String, Any?) -> Bool = screen.shouldPerformSegue(withIdentifier:sender:)
    let prepare: (UIStoryboardSegue, Any?) -> Void = screen.prepare(for:sender:)
    let show: (UIViewController, Any?) -> Void = screen.show(_:sender:)
    let present: (UIViewController, Bool, (() -> Void)?) -> Void =
      screen.present(_:animated:completion:)
    let dismiss: (Bool, (() -> Void)?) -> Void = screen.dismiss(animated:completion:)
    #expect(should("any", nil))
    dismiss(false, nil)
    screen.dismiss(animated: false)
    prepare(UIStoryboardSegue(identifier: nil, source: screen, destination: screen), nil)
    _ = (perform, show, present)
    let up: [UIViewController?] = [
      screen.presentedViewController, screen.presentingViewController, screen.parent,
      screen.navigationController, screen.tabBarController,
    ]
    #expect(up.allSatisfy { $0 == nil })
    let child = UIViewController()
    child.willMove(toParent: screen)
    screen.addChild(child)
    child.didMove(toParent: Optional(screen))
    #expect(screen.children as [UIViewController] == [child])
    child.removeFromParent()
    let item: UINavigationItem = screen.navigationItem
    item.title = "title"
    #expect(screen.navigationItem === item)
  }

  @Test("UINavigationController")
  func navigation() {
    let (root, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    let popped: UIViewController? = navigation.popViewController(animated: false)
    navigation.setViewControllers([root, second], animated: true)
    let back: [UIViewController]? = navigation.popToViewController(root, animated: false)
    let all: [UIViewController]? = navigation.popToRootViewController(animated: false)
    let (top, visible): (UIViewController?, UIViewController?) = (
      navigation.topViewController, navigation.visibleViewController
    )
    #expect(popped == nil && back == [second] && all == [] && top === root && visible === root)
    navigation.viewControllers = [second]
    let log = NavigationLog()
    let delegate: (any UINavigationControllerDelegate)? = log
    navigation.delegate = delegate
    #expect(
      EventLog.during {
        delegate?.navigationController(navigation, willShow: root, animated: false)
        delegate?.navigationController(navigation, didShow: root, animated: false)
      } == ["willShow", "didShow"])
  }

  @Test("UIStoryboardSegue and UINib")
  func seguesAndNibs() throws {
    let (from, to) = (UIViewController(), UIViewController())
    let identifier: String? = "id"
    let segue = UIStoryboardSegue(identifier: identifier, source: from, destination: to)
    let found: String? = segue.identifier
    let ends: [UIViewController] = [segue.source, segue.destination]
    segue.perform()
    #expect(found == "id" && ends == [from, to])
    let nib: UINib = UINib(nibName: "TodoCell", bundle: .module)
    let data = try RobustnessTests.data("TodoCell.xib")
    let fromData: UINib = UINib(data: data, bundle: .module)
    for nib in [nib, fromData] {
      let objects: [Any] = nib.instantiate(withOwner: nil, options: nil)
      #expect(objects.count == 1)
    }
  }

  @Test("UIWindow and the app's side")
  func app() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    let windows = [UIWindow(frame: UIScreen.main.bounds), UIWindow(windowScene: scene)]
    for window in windows {
      let none: UIViewController? = window.rootViewController
      #expect(none == nil && window.frame == UIScreen.main.bounds as CGRect)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow as Bool)
    }
    let (app, delegate): (any UIApplicationDelegate, any UIWindowSceneDelegate) = (App(), Scene())
    #expect(app.application(.shared, didFinishLaunchingWithOptions: nil))
    delegate.scene(scene as UIScene, willConnectTo: scene.session, options: .init())
    (delegate as? Scene)?.window = windows.last
    let optional: UIWindow?? = delegate.window
    #expect(optional == windows.last && app.window??.rootViewController == nil)
    #expect(UIApplication.shared as UIResponder !== scene)
  }

  private final class App: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {}
  }

  @Test("segue actions of one, two and three arguments, optional or not")
  func segueActions() {
    #expect(SegueActionScreen.selectors.map(\.name) == ["a:", "b:sender:", "c:sender:id:", "d:"])
  }

  private final class SegueActionScreen: UIViewController {
    @IBSegueAction func one(_ coder: NSCoder) -> UIViewController? { nil }
    @IBSegueAction func two(_ coder: NSCoder, sender: Any?) -> PlainScreen? { nil }
    @IBSegueAction func three(_ coder: NSCoder, sender: Any?, id: String?) -> UIViewController? {
      nil
    }
    @IBSegueAction func four(_ coder: NSCoder) -> UIViewController { UIViewController() }

    override class var selectors: [NamedMethod] {
      [
        .segueAction("a:", SegueActionScreen.one), .segueAction("b:sender:", SegueActionScreen.two),
        .segueAction("c:sender:id:", SegueActionScreen.three),
        .segueAction("d:", SegueActionScreen.four),
      ]
    }
  }
}

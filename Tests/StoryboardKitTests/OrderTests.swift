import StoryboardKit
import Testing

@Suite("In order", .serialized)
@MainActor
struct OrderTests {
  private func made() -> LoggingScreen {
    storyboard("Order").instantiateViewController(identifier: "Logging")
  }

  @Test("init(coder:), attributes, controller-level outlets, awakeFromNib; the view comes later")
  func instantiation() {
    let events = EventLog.during { _ = made() }
    #expect(
      events == [
        "screen init storyboard=nil nib=set", "screen awakeFromNib storyboard=set",
        "screen mood=calm level=3 helper=set", "screen label=nil",
      ])
  }

  @Test("loadView, outlets, embed, viewDidLoad; an embedded child in UIKit's order")
  func loading() {
    let screen = made()
    let events = EventLog.during { screen.loadViewIfNeeded() }
    #expect(
      events == [
        "screen loadView", "screen should child", "child init storyboard=nil nib=set",
        "child awakeFromNib storyboard=set", "screen prepare child loaded=false", "child loadView",
        "child viewDidLoad", "child willMove parent", "child didMove parent filled",
        "screen label=set children=1", "screen viewDidLoad",
      ])
  }

  @Test("an embedding that is refused makes no child")
  func refusedEmbedding() {
    let screen = made()
    screen.allows = false
    screen.loadViewIfNeeded()
    #expect(screen.children.isEmpty)
  }

  @Test("willAppear, isAppearing, layout, didAppear; parents before children")
  func appearing() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = made()
    screen.loadViewIfNeeded()
    window.rootViewController = screen
    let events = EventLog.during { window.makeKeyAndVisible() }
    #expect(
      events == [
        "screen viewWillAppear", "child viewWillAppear", "screen viewIsAppearing",
        "child viewIsAppearing", "screen layout", "child layout", "screen viewDidAppear",
        "child viewDidAppear",
      ])
  }

  @Test("a controller of a relationship segue is reached through its parent")
  func relationship() throws {
    let initial = storyboard("Order").instantiateInitialViewController()
    let navigation = try #require(initial as? UINavigationController)
    let root = try #require(navigation.viewControllers.first as? LoggingScreen)
    #expect(root.navigationController === navigation)
    #expect(!root.isViewLoaded)
  }

  @Test("the outlets of the dock's objects into the view are connected when the view is loaded")
  func dock() throws {
    let text = """
      <document><scenes><scene><objects><viewController id="c" storyboardIdentifier="Only"
      customClass="DockScreen" customModule="StoryboardKitTests">
      <view key="view" id="v"><subviews><label text="A" id="a"/><label text="B" id="b"/>
      </subviews></view><connections>
      <outlet property="source" destination="d" id="o1"/>
      <outletCollection property="all" destination="d" id="o2"/>
      <outletCollection property="all" destination="b" id="o3"/></connections></viewController>
      <customObject id="d" customClass="DockSource" customModule="StoryboardKitTests">
      <connections><outlet property="label" destination="a" id="o4"/>
      <outlet property="screen" destination="c" id="o5"/>
      <outletCollection property="labels" destination="b" id="o6"/>
      <outletCollection property="labels" destination="a" id="o7"/></connections></customObject>
      </objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Dock.storyboard")
    let board = UIStoryboard(file: file, bundle: .module)
    let made = board.instantiateViewController(withIdentifier: "Only")
    let screen = try #require(made as? DockScreen)
    let source = try #require(screen.source)
    #expect(source.screen === screen && source.label == nil && source.labels == nil)
    screen.loadViewIfNeeded()
    #expect(source.label.text == "A")
    #expect(source.labels.map(\.text) == ["B", "A"])
    #expect(screen.all == [source, screen.view.subviews[1]])
    #expect(board.notes == [])
  }

  @Test("performSegue does not ask shouldPerformSegue; prepare comes before the view is loaded")
  func performing() {
    let screen = made()
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    screen.allows = false
    let events = EventLog.during { screen.performSegue(withIdentifier: "go", sender: nil) }
    #expect(
      events == [
        "next init storyboard=nil nib=set", "next awakeFromNib storyboard=set",
        "screen prepare go loaded=false", "next willMove parent", "next didMove parent",
      ])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("a segue of a control asks shouldPerformSegue first")
  func control() {
    let screen = made()
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    screen.allows = false
    let refused = EventLog.during { screen.button.sendActions(for: .touchUpInside) }
    #expect(refused == ["screen should go"])
    screen.allows = true
    let allowed = EventLog.during { screen.button.sendActions(for: .touchUpInside) }
    #expect(allowed.first == "screen should go")
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("a push and a pop: both screens and the delegate, in UIKit's order")
  func pushAndPop() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let first = made()
    let navigation = UINavigationController(rootViewController: first)
    let delegate = NavigationLog()
    navigation.delegate = delegate
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let next: LoggingNext = storyboard("Order").instantiateViewController(identifier: "Next")
    let push = EventLog.during { navigation.pushViewController(next, animated: true) }
    #expect(
      push.filter { !$0.hasPrefix("child") } == [
        "next willMove parent", "next loadView", "next viewDidLoad", "screen viewWillDisappear",
        "next viewWillAppear", "willShow", "screen viewDidDisappear", "next viewIsAppearing",
        "next layout", "next viewDidAppear", "didShow", "next didMove parent filled",
      ])
    let pop = EventLog.during { navigation.popViewController(animated: true) }
    #expect(
      pop.filter { !$0.hasPrefix("child") } == [
        "next willMove nil", "next viewWillDisappear", "screen viewWillAppear", "willShow",
        "next viewDidDisappear", "screen viewIsAppearing", "screen layout", "screen viewDidAppear",
        "didShow", "next didMove nil",
      ])
  }

  @Test("a sheet leaves the screen below visible; full screen makes it disappear and come back")
  func presenting() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = made()
    screen.allows = false
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let sheet: LoggingNext = storyboard("Order").instantiateViewController(identifier: "Next")
    let shown = EventLog.during { screen.present(sheet, animated: true) }
    #expect(!shown.contains { $0.hasPrefix("screen") })
    #expect(screen.presentedViewController === sheet)
    #expect(sheet.presentingViewController === screen)
    screen.dismiss(animated: true)
    #expect(screen.presentedViewController == nil)
    sheet.modalPresentationStyle = .fullScreen
    let full = EventLog.during { screen.present(sheet, animated: true) }
    #expect(
      full == [
        "screen viewWillDisappear", "next viewWillAppear", "next viewIsAppearing", "next layout",
        "next viewDidAppear", "screen viewDidDisappear",
      ])
    let back = EventLog.during { sheet.dismiss(animated: true) }
    #expect(back.first == "next viewWillDisappear")
    #expect(back.last == "screen viewDidAppear")
  }

  @Test("nothing is presented by a controller whose view is in no window")
  func noWindow() {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.present(UIViewController(), animated: false)
    #expect(screen.presentedViewController == nil)
  }
}

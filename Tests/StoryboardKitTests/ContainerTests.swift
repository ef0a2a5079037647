import Foundation
import StoryboardKit
import Testing

@Suite("Containers, windows and bundles", .serialized)
@MainActor
struct ContainerTests {
  @Test("of a controller's title and its item's, the one that was set last is shown")
  func titles() {
    let screen = UIViewController()
    screen.navigationItem.title = "Item"
    screen.title = "Screen"
    #expect(screen.navigationItem.title == "Screen")
    #expect(screen.tabBarItem.title == "Screen")
    screen.navigationItem.title = "Item"
    #expect(screen.navigationItem.title == "Item")
    #expect(screen.title == "Screen")
  }

  @Test("bundle nil finds the calling module's resources")
  func nilBundle() {
    let storyboard = UIStoryboard(name: "Book", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() is UITabBarController)
  }

  @Test("the main bundle's name finds them, too, since it holds no such file itself")
  func mainBundle() {
    let storyboard = UIStoryboard(name: "Book", bundle: .main)
    #expect(storyboard.instantiateInitialViewController() is UITabBarController)
  }

  @Test("the stack: push, pop, pop to root, replace")
  func stack() {
    let screens = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: screens[0])
    screens[1...].forEach { navigation.pushViewController($0, animated: false) }
    #expect(navigation.popViewController(animated: false) === screens[3])
    #expect(screens[3].parent == nil)
    #expect(navigation.popToRootViewController(animated: false) == [screens[1], screens[2]])
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.setViewControllers([screens[2], screens[1]], animated: false)
    #expect(navigation.topViewController === screens[1])
    #expect(screens[0].navigationController == nil)
    #expect(screens[1].navigationController === navigation)
  }

  @Test("a screen is moving to or from its stack until it has appeared or disappeared")
  func moving() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, lower, upper) = (MovingScreen(), MovingScreen(), MovingScreen())
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let comes = ["willAppear to", "didAppear to"]
    #expect(root.moves == comes)
    navigation.setViewControllers([root, lower, upper], animated: false)
    #expect(root.moves == comes + ["willDisappear", "didDisappear"])
    #expect(upper.moves == comes)
    navigation.popViewController(animated: false)
    #expect(upper.moves == comes + ["willDisappear from", "didDisappear from"])
    #expect(lower.moves == ["willAppear", "didAppear"])
    navigation.pushViewController(upper, animated: false)
    #expect(upper.moves.suffix(2) == comes)
    navigation.popToRootViewController(animated: false)
    #expect(upper.moves.suffix(2) == ["willDisappear from", "didDisappear from"])
    #expect(lower.moves.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(root.moves.suffix(2) == ["willAppear", "didAppear"])
    #expect(!upper.isMovingFromParent && !root.isMovingToParent)
  }

  @Test("a screen is being dismissed until it has disappeared")
  func dismissed() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, sheet) = (UIViewController(), MovingScreen())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(sheet, animated: false)
    root.dismiss(animated: false)
    #expect(
      sheet.moves == ["willAppear", "didAppear", "willDisappear gone", "didDisappear gone"])
  }

  @Test("adding and removing a child tells it, as UIKit does")
  func children() {
    let parent = UIViewController()
    let child: LoggingNext = storyboard("Order").instantiateViewController(identifier: "Next")
    let added = EventLog.during {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    #expect(added == ["next willMove parent", "next didMove parent"])
    let removed = EventLog.during {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    #expect(removed == ["next willMove nil", "next didMove nil"])
    #expect(parent.children.isEmpty)
  }

  @Test("a child that is added to or removed from a visible parent appears and disappears")
  func visibleChildren() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let child: LoggingNext = storyboard("Order").instantiateViewController(identifier: "Next")
    parent.addChild(child)
    child.loadViewIfNeeded()
    let came = EventLog.during { parent.view.addSubview(child.view) }
    #expect(
      came == ["next viewWillAppear", "next viewIsAppearing", "next layout", "next viewDidAppear"])
    let inner = UIView()
    parent.view.addSubview(inner)
    #expect(EventLog.during { inner.addSubview(child.view) } == [])
    let left = EventLog.during { child.view.removeFromSuperview() }
    #expect(left == ["next viewWillDisappear", "next viewDidDisappear"])
  }

  @Test("visible tabs that are replaced: the old one disappears, the new one appears")
  func visibleTabs() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let next: LoggingNext = storyboard("Order").instantiateViewController(identifier: "Next")
    let came = EventLog.during { tabs.viewControllers = [next] }
    #expect(came.filter { $0.contains("Appear") }.count == 3)
    let left = EventLog.during { tabs.viewControllers = [UIViewController()] }
    #expect(left.filter { $0.contains("Disappear") }.count == 2)
  }

  @Test("a tap on a tab asks and tells the delegate; selectedIndex does neither")
  func tabDelegate() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var told = 0
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title != "Locked" }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { told += 1 }
    }
    let (tabs, delegate) = (UITabBarController(), Delegate())
    tabs.delegate = delegate
    let screens = ["One", "Two", "Locked"].map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
    tabs.viewControllers = screens
    tabs.tapTab(at: 2)
    #expect(tabs.selectedIndex == 0)
    tabs.tapTab(at: 1)
    #expect(tabs.selectedViewController === screens[1])
    tabs.selectedIndex = 2
    #expect(delegate.told == 1)
  }

  @Test("a window is key, holds its root, and lets it disappear when the root is replaced")
  func window() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let first: LoggingNext = storyboard("Order").instantiateViewController(identifier: "Next")
    window.rootViewController = first
    #expect(!first.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    #expect(first.view.window === window)
    let events = EventLog.during { window.rootViewController = UIViewController() }
    #expect(events == ["next viewWillDisappear", "next viewDidDisappear"])
  }

  @Test("a code-made controller with a view of its own does not look for a nib")
  func ownView() {
    final class Screen: UIViewController {
      override func loadView() { view = UILabel() }
    }
    let screen = Screen()
    #expect(screen.view is UILabel)
    #expect(screen.viewIfLoaded === screen.view)
  }

  @Test("an action of the same identifier is replaced; events are told apart")
  func actions() {
    let button = UIButton()
    var log: [String] = []
    button.addAction(UIAction(identifier: .init("a")) { _ in log.append("1") }, for: .touchUpInside)
    button.addAction(UIAction(identifier: .init("a")) { _ in log.append("2") }, for: .touchUpInside)
    button.addAction(UIAction { log.append("\($0.sender is UIButton)") }, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(log == ["2", "true"])
  }
}

/// A screen that logs `isMovingToParent` and similar properties in each appearance method.
private final class MovingScreen: UIViewController {
  private(set) var moves: [String] = []

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  private func note(_ name: String) {
    moves.append(
      name + (isMovingToParent ? " to" : "") + (isMovingFromParent ? " from" : "")
        + (isBeingDismissed ? " gone" : ""))
  }
}

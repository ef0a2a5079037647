import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.5 ChildCoordinator", .graded)
struct ChildCoordinatorTests {
  private let end = ProgramEnd()
  private let compiler = CompilerProbe(
    counterpart: "_ = AppCoordinator(navigation: UINavigationController())")

  @Test("Done closes the open folder")
  func done() {
    let app = VisitApp(.home, .work)
    record(app.navigation)
    let before = app.titles
    app.tapDone()
    #expect(
      [before, app.titles] == [["Folders", "Home", "Work"], ["Folders", "Home"]],
      """
      The test opened Home and Work and tapped Done. You see the stack before and after. Done \
      should close Work alone. Which object hears the button, and is it still there?
      """)
  }

  @Test("a child is there as long as its screen is on the stack")
  func childIsThere() {
    let app = VisitApp(.home, .work)
    var counts = [app.coordinator?.children.count]
    app.navigation.popViewController(animated: true)
    app.coordinator?.open(.work)
    counts.append(app.coordinator?.children.count)
    #expect(
      counts[0] == 2 && (counts[1] ?? 0) >= 2,
      (counts[0] ?? 0) > 2
        ? """
        The test opened two folders in a new window. You see how many children its coordinator has \
        then, and after it left Work and opened it again. The others belong to another window. \
        What do all coordinators share?
        """
        : """
        The test opened Home, and Work on top of it, went back, and opened Work again. You see how \
        many children there were with two folders open. Each folder on the stack needs its child, \
        also if another screen covers it. What holds a child, and until when?
        """)
  }

  @Test("a child goes when you tap Done")
  func goneAfterDone() {
    let release = ReleaseProbe()
    let app = VisitApp()
    for folder in [Folder.work, .home, .work] {
      app.coordinator?.open(folder)
      app.watch(with: release)
      app.tapDone()
    }
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened a folder and tapped Done, three times. Its screen has left the stack, so the \
      child should be released at once, and not when other code reads the list or opens a folder. \
      What still holds what is named above?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("a child goes when you go back")
  func goneAfterBack() {
    let release = ReleaseProbe()
    let app = VisitApp(.work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened Work and went back. The back button belongs to the navigation controller, \
      which doesn't call close(). The screen has left the stack, so its child should be released \
      at once. What happens to a screen on every way out?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("both children go when you go back over two folders at once")
  func goneAfterRoot() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popToRootViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened two folders, and both screens left the stack in one step. The lower one was \
      covered at that moment. Which event do both screens get?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back from one folder leaves the other one alone")
  func sibling() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    let children = app.coordinator?.children.count
    app.tapDone()
    record(app.navigation)
    #expect(
      children == 1,
      """
      The test opened Home and Work, and went back from Work. One child should be left, the child \
      of Home. What decides which child leaves the list?
      """)
    #expect(
      app.titles == ["Folders"],
      """
      The test opened Home and Work, went back from Work, and tapped Done on Home. That should \
      close Home. Is the child of Home still there when its button is tapped?
      """)
    release.expectAllReleased(
      """
      The test opened Home and Work, went back from Work, and tapped Done on Home. Each screen \
      that leaves should release its own child. What hears of the second screen?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("of two visits to the same folder, only the one that you leave goes")
  func sameFolder() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    // The children may be kept in any order, so the upper one is the one that was not there before.
    let before = (app.coordinator?.children ?? []).map { ObjectIdentifier($0 as AnyObject) }
    app.coordinator?.open(.home)
    for child in (app.coordinator?.children ?? []).map({ $0 as AnyObject })
    where !before.contains(ObjectIdentifier(child)) {
      release.watch(child, "the upper child")
    }
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    #expect(
      app.coordinator?.children.count == 1,
      """
      The test opened Home twice and went back once. One screen of Home is still open, and needs \
      its child. What tells the two children from each other?
      """)
    release.expectAllReleased(
      """
      The test opened Home twice and went back once. The upper screen has left the stack, so the \
      upper child should be released. What tells the two children from each other?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("when the lower of two screens leaves the stack, its own child goes")
  func lowerLeaves() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    app.watch(with: release)
    app.coordinator?.open(.work)
    app.takeOff(at: 1)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened Work on top of Home, and took the screen of Home off the stack from under \
      it. The child of Home should be released. What decides which child leaves the list?
      """)
    app.tapDone()
    #expect(
      app.titles == ["Folders"],
      """
      The test opened Work on top of Home, took the screen of Home off the stack from under it, \
      and tapped Done on Work. That should close Work. Which child has left the list?
      """)
  }

  @Test("leaving a folder in one window takes the child of that window")
  func twoWindows() {
    let (first, second) = (VisitApp(.home), VisitApp(.work))
    first.navigation.popViewController(animated: true)
    let afterFirst = [first, second].map { $0.coordinator?.children.count }
    second.tapDone()
    let afterSecond = [first, second].map { $0.coordinator?.children.count }
    record(first.navigation)
    #expect(
      [afterFirst, afterSecond] == [[0, 1], [0, 0]],
      """
      The test opened a folder in each of two windows, went back in the first one, and tapped Done \
      in the second. You see how many children each coordinator had after each step. Leaving a \
      folder should remove its child from the coordinator of its own window. How does a child find \
      that coordinator? (If a child stays in one window alone, begin with the tests above.)
      """)
    #expect(
      [first.titles, second.titles] == [["Folders"], ["Folders"]],
      """
      The test went back in one window and tapped Done in another, and both folders should be \
      closed. Which window does Done reach?
      """)
  }

  @Test("a Done that closes nothing leaves the child alone")
  func doneWithoutPop() {
    let navigation = UINavigationController()
    let window = UIWindow(showing: navigation)
    let coordinator = AppCoordinator(navigation: navigation)
    coordinator.open(.home)
    navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
    let left = [navigation.viewControllers.count, coordinator.children.count]
    #expect(
      left[0] == left[1],
      """
      The test opened Home as the only screen of a window, and tapped Done: there is nothing to go \
      back to. You see how many screens and how many children are there then. A screen that is \
      still on the stack needs its child. Which event removes the child?
      """)
    withExtendedLifetime(window) {}
  }

  @Test("a swipe back that is given up leaves the child alone")
  func givenUp() {
    let app = VisitApp(.work)
    app.navigation.beginSwipeAndGiveUp()
    record(app.navigation)
    #expect(
      app.coordinator?.children.count == 1,
      """
      The test began to swipe back from Work and gave up, so the screen is still open, and needs \
      its child. Which event says that a screen has left, and not that it will leave?
      """)
  }

  @Test("everything goes with the window while folders are open")
  func goneWithTheWindow() {
    let release = ReleaseProbe()
    do {
      let app = VisitApp.worked()
      record(app.navigation)
      app.watch(with: release)
      release.watch(app.navigation, "the navigation controller")
      if let coordinator = app.coordinator { release.watch(coordinator, "the app's coordinator") }
    }
    release.expectAllReleased(
      """
      The test opened and left folders, opened two more, closed the window and released the app's \
      coordinator. No screen of the two left the stack, so none reported it. Start at a screen and \
      name what it holds, then what that holds, and so on. Where do you come back?
      """)
  }

  @Test("leaving a folder after the app's coordinator is gone does no harm")
  func leavingAfterwards() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test released the app's coordinator while two folders were open, once with the children \
      held, as an animation could. Then it tapped Done and went back, and the program crashed. \
      Which link has to expect that its object is deallocated?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let (elder, fresh) = (VisitApp.worked(), VisitApp(.home, .work))
      let (app, younger) = (VisitApp.worked(), VisitApp.worked())
      let children = app.coordinator?.children
      let counts = [elder, younger].map { $0.coordinator?.children.count }
      for app in [fresh, app] {
        app.coordinator = nil
        app.tapDone()
        app.navigation.popToRootViewController(animated: true)
      }
      withExtendedLifetime(children) {}
      for (other, count) in zip([elder, younger], counts) {
        if other.titles != ["Folders", "Home", "Work"] { print("It closed a screen.") }
        if other.coordinator?.children.count != count { print("It took a child.") }
      }
      await end.reach()
    }
    let output = result?.output ?? ""
    let deeds = ["It closed a screen.", "It took a child."].filter(output.contains)
    #expect(
      deeds == [],
      """
      The test released the app's coordinator of one window and left its folders. You see what \
      that did to another window. How does a screen or a child of this window reach the other one?
      """)
  }

  @Test("an app's coordinator cannot be made without a navigation controller")
  func withoutNavigationRefused() {
    compiler.rejects(
      each: DeclarationProbe().callsWithoutArguments(for: "AppCoordinator"),
      """
      This caller passes no navigation controller, and still gets a coordinator. See 1.3: what is \
      needed has no default. Which code has the navigation controller of the window?
      """)
  }

  @Test("a child cannot be made without a navigation controller")
  func childWithoutNavigationRefused() throws {
    let app = VisitApp(.home)
    let child = try #require(app.coordinator?.children.first, "Home is open, and has no child.")
    let kept = properties(of: child)
    let needs = kept.filter { $0.value as? UINavigationController === app.navigation }
    compiler.rejectsDefaults(
      of: needs.compactMap(\.names.last), in: "\(type(of: child))",
      keeping: kept.compactMap(\.names.last),
      """
      The second line creates a child without the navigation controller that it works on. See 1.3: \
      what is needed has no default. Which parameter has one, or which function does not take it?
      """)
  }

  @Test("the compiler rejects nil for a navigation controller")
  func nilRefused() {
    compiler.requires(
      "navigation: UINavigationController()", by: "AppCoordinator",
      """
      A caller can pass an optional navigation controller, and still gets a coordinator. Which \
      window should it use if that is nil?
      """)
  }

  @Test("a child does not take nil for its navigation controller")
  func childNilRefused() throws {
    let app = VisitApp(.home)
    let child = try #require(app.coordinator?.children.first, "Home is open, and has no child.")
    let makers = DeclarationProbe().makers(of: "\(type(of: child))")
    let loose = makers.filter { maker in
      (maker.takes + maker.takesIfAsked).contains {
        $0.hasPrefix("UINavigationController") && "?!".contains($0.last ?? " ")
      }
    }
    #expect(
      loose.map(\.text) == [],
      """
      This creates a child, and takes an optional navigation controller. Which window should the \
      child use if that is nil?
      """)
  }
}

/// A navigation controller from whose top screen a user can begin to swipe back.
private final class SwipedNavigationController: UINavigationController {
  private var isSwiped = false

  /// While a finger swipes, the stack is without the screen that may leave, as in UIKit.
  override var viewControllers: [UIViewController] {
    get { isSwiped ? super.viewControllers.dropLast() : super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override var topViewController: UIViewController? { viewControllers.last }

  /// Tells the top screen and the delegate what they hear before the finger decides.
  func beginSwipeAndGiveUp() {
    let top = topViewController
    isSwiped = true
    defer { isSwiped = false }
    top?.willMove(toParent: nil)
    guard let below = viewControllers.last else { return }
    delegate?.navigationController(self, willShow: below, animated: true)
  }
}

/// What holds it all in an app: the window, and a coordinator that has opened folders.
private final class VisitApp {
  let window: UIWindow
  let navigation: SwipedNavigationController
  var coordinator: AppCoordinator?

  init(_ folders: Folder...) {
    let root = UIViewController()
    root.title = "Folders"
    navigation = SwipedNavigationController(rootViewController: root)
    window = UIWindow(showing: navigation)
    coordinator = AppCoordinator(navigation: navigation)
    for folder in folders { coordinator?.open(folder) }
  }

  /// A window in which two folders are open, after others were opened and left.
  static func worked() -> VisitApp {
    let app = VisitApp(.home, .work)
    app.tapDone()
    app.navigation.popViewController(animated: true)
    for folder in Folder.all { app.coordinator?.open(folder) }
    return app
  }

  var titles: [String?] {
    navigation.viewControllers.map(\.title)
  }

  /// Takes a screen off the stack that need not be on top, and then shows something else for a
  /// moment, so that code that looks at the stack when a screen is shown hears of it, too.
  func takeOff(at index: Int) {
    var screens = navigation.viewControllers
    screens.remove(at: index)
    navigation.setViewControllers(screens, animated: true)
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.popViewController(animated: true)
  }

  func tapDone() {
    navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
  }

  func watch(with release: ReleaseProbe) {
    for screen in navigation.viewControllers.dropFirst() {
      release.watch(screen, "the screen \(screen.title ?? "?")")
    }
    for (index, child) in (coordinator?.children ?? []).enumerated() {
      release.watch(child as AnyObject, "child coordinator \(index + 1)")
    }
  }
}

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
      The test opened Home and Work, and tapped Done. Below: the stack before and after. Done \
      should close only Work. Which object does the button call, and does it still exist?
      """)
  }

  @Test("each folder on the stack has a child coordinator")
  func childIsThere() {
    let app = VisitApp(.home, .work)
    var counts = [app.coordinator?.children.count]
    app.navigation.popViewController(animated: true)
    app.coordinator?.open(.work)
    counts.append(app.coordinator?.children.count)
    // Other code may hold the child of the screen that left.
    let isRight = counts[0] == 2 && (counts[1] ?? 0) >= 2
    let expected = isRight ? counts : [2, 2]
    #expect(
      counts == expected,
      (counts[0] ?? 0) > 2
        ? """
        The test opened Home and Work in a new window, went back, and opened Work again. Two \
        folders were open both times. Below: how many children there were. The other children \
        belong to another window. What do all coordinators share?
        """
        : """
        The test opened Home, and Work on top of Home, went back, and opened Work again. Two \
        folders were open both times. Below: how many children there were. Each folder on the \
        stack needs a child, even if another screen covers it. Which object holds a child, and \
        which line removes one?
        """)
  }

  @Test("tapping Done releases the child")
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
      The test opened a folder and tapped Done, three times. Each screen has left the stack, so \
      its child should be deallocated immediately, not later when code reads the children or opens \
      a folder. What holds the objects that are still in memory?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back releases the child")
  func goneAfterBack() {
    let release = ReleaseProbe()
    let app = VisitApp(.work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened Work and went back. The back button belongs to the navigation controller, \
      which doesn't call close(). The screen has left the stack, so its child should be \
      deallocated immediately. Which event does a screen get however it leaves the stack?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back over two folders at once releases both children")
  func goneAfterRoot() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popToRootViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened two folders, and both screens left the stack in one step. Only the upper one \
      disappeared, since it covered the other. Both children should be deallocated. Which line \
      removes each screen's own child?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back from one folder keeps the other folder's child")
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
      The test opened Home and Work, and went back from Work. Only Home's child should be left. \
      How does your code choose the child to remove?
      """)
    #expect(
      app.titles == ["Folders"],
      """
      The test opened Home and Work, went back from Work, and tapped Done in Home. That should \
      close Home. Does Home's child still exist when Done is tapped?
      """)
    release.expectAllReleased(
      """
      The test opened Home and Work, went back from Work, and tapped Done in Home. Each screen \
      that leaves should release its own child. Which code runs when the second screen leaves?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("with Home open twice, going back releases only the upper child")
  func sameFolder() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    // The children can be in any order, so the upper one is the one that wasn't there before.
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
      its child. How does your code distinguish the two children?
      """)
    release.expectAllReleased(
      """
      The test opened Home twice and went back once. The upper screen has left the stack, so the \
      upper child should be deallocated. How does your code distinguish the two children?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("removing a lower screen from the stack releases that screen's child")
  func lowerLeaves() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    app.watch(with: release)
    app.coordinator?.open(.work)
    app.takeOff(at: 1)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened Work on top of Home, then removed Home's screen from below Work's on the \
      stack. Home's child should be deallocated. How does your code choose the child to remove?
      """)
    app.tapDone()
    #expect(
      app.titles == ["Folders"],
      """
      The test opened Work on top of Home, removed Home's screen from below Work's on the stack, \
      and tapped Done in Work. That should close Work. Which child did your code remove?
      """)
  }

  @Test("leaving a folder removes a child only in the same window")
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
      The test opened a folder in each of two windows, went back in the first, and tapped Done in \
      the second. Below: how many children each coordinator had after each step. Each step should \
      remove only its own window's child. How does a child find its coordinator?
      """)
    #expect(
      [first.titles, second.titles] == [["Folders"], ["Folders"]],
      """
      The test went back in one window and tapped Done in another. Both folders should be closed. \
      Which navigation controller does Done use?
      """)
  }

  @Test("a Done that closes nothing removes no child")
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
      The test opened Home as a window's only screen, and tapped Done, but there was no screen to \
      go back to. Below: how many screens and how many children there were afterwards. A screen \
      that stays on the stack needs its child. Which event removes the child?
      """)
    withExtendedLifetime(window) {}
  }

  @Test("a canceled swipe back removes no child")
  func givenUp() {
    let app = VisitApp(.work)
    app.navigation.beginSwipeAndGiveUp()
    record(app.navigation)
    #expect(
      app.coordinator?.children.count == 1,
      """
      The test began to swipe back from Work, and canceled the swipe. The screen is still open, \
      and needs its child. Which event says that a screen has left, not that it's about to leave?
      """)
  }

  @Test("closing the window deallocates everything, even if folders are open")
  func goneWithTheWindow() {
    let release = ReleaseProbe()
    do {
      let app = VisitApp.worked()
      record(app.navigation)
      app.watch(with: release)
      release.watch(app.navigation, "the navigation controller")
      if let coordinator = app.coordinator { release.watch(coordinator, "the app coordinator") }
    }
    release.expectAllReleased(
      """
      The test opened and left folders, opened two more, closed the window, and released the app \
      coordinator. Everything should be deallocated, but the two screens got no event. Draw an \
      arrow for each property, closure, and static or global variable that holds one of these \
      objects. (A closure holds the objects that it uses, unless they're weak.) Which arrow points \
      back up to an owner, or comes from outside?
      """)
  }

  @Test("after the app coordinator is deallocated, leaving a folder is safe")
  func leavingAfterwards() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      In two windows, the test released the app coordinator while two folders were open. In one, \
      it held the children, as an animation could. The program crashed while the test left these \
      folders, by tapping Done and going back. Which reference should be nil when its object is \
      deallocated?
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
        if other.coordinator?.children.count != count { print("It removed a child.") }
      }
      await end.reach()
    }
    let output = result?.output ?? ""
    let deeds = ["It closed a screen.", "It removed a child."].filter(output.contains)
    #expect(
      deeds == [],
      """
      The test released one window's app coordinator, and left that window's folders. Below: what \
      happened in another window, where nothing should happen. How does a screen or a child of the \
      first window reach the other window?
      """)
  }

  @Test("the app coordinator requires a navigation controller")
  func withoutNavigationRefused() {
    compiler.rejects(
      each: DeclarationProbe().callsWithoutArguments(for: "AppCoordinator"),
      """
      This caller passes no navigation controller, and still gets a coordinator. A dependency \
      shouldn't have a default (1.3). Which code has the window's navigation controller?
      """)
  }

  @Test("a child requires a navigation controller")
  func childWithoutNavigationRefused() throws {
    let app = VisitApp(.home)
    let child = try #require(app.coordinator?.children.first, "Home is open, but has no child.")
    let kept = properties(of: child)
    let needs = kept.filter { $0.value as? UINavigationController === app.navigation }
    compiler.rejectsDefaults(
      of: needs.compactMap(\.names.last), in: "\(type(of: child))",
      keeping: kept.compactMap(\.names.last),
      """
      The second line creates a child without the navigation controller that the child uses. A \
      dependency shouldn't have a default (1.3). Which declaration lets a caller leave out the \
      navigation controller?
      """)
  }

  @Test("the compiler rejects nil for a navigation controller")
  func nilRefused() {
    compiler.requires(
      "navigation: UINavigationController()", by: "AppCoordinator",
      """
      This line creates a coordinator without a navigation controller, or with an optional one, \
      and the compiler accepts it. A coordinator should require a navigation controller. Which \
      code has the window's navigation controller?
      """)
  }

  @Test("the compiler rejects nil for a child's navigation controller")
  func childNilRefused() throws {
    let app = VisitApp(.home)
    let child = try #require(app.coordinator?.children.first, "Home is open, but has no child.")
    let makers = DeclarationProbe().makers(of: "\(type(of: child))")
    let loose = makers.filter { maker in
      (maker.takes + maker.takesIfAsked).contains {
        $0.hasPrefix("UINavigationController") && "?!".contains($0.last ?? " ")
      }
    }
    #expect(
      loose.map(\.text) == [],
      """
      These declarations create a child, and take an optional navigation controller. Which window \
      should the child use if the navigation controller is nil?
      """)
  }
}

/// A navigation controller that can simulate a canceled swipe back.
private final class SwipedNavigationController: UINavigationController {
  private var isSwiped = false

  /// The stack, without the top screen during a swipe, as in UIKit.
  override var viewControllers: [UIViewController] {
    get { isSwiped ? super.viewControllers.dropLast() : super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override var topViewController: UIViewController? { viewControllers.last }

  /// Sends the events that UIKit sends before a user ends or cancels the swipe.
  func beginSwipeAndGiveUp() {
    let top = topViewController
    isSwiped = true
    defer { isSwiped = false }
    top?.willMove(toParent: nil)
    guard let below = viewControllers.last else { return }
    delegate?.navigationController(self, willShow: below, animated: true)
  }
}

/// The objects that an app holds: a window, and a coordinator that has opened folders.
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

  /// Returns an app in which two folders are open, after others were opened and left.
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

  /// Removes any screen from the stack, and then shows another one for a moment, so that code that
  /// checks the stack when a screen appears runs, too.
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

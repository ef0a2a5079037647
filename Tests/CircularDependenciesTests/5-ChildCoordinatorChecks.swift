import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.5 ChildCoordinator: checks", .graded)
struct ChildCoordinatorChecks {
  private let end = ProgramEnd()

  private let compiler = CompilerProbe(
    counterpart: "_ = AppCoordinator(navigation: UINavigationController())")

  @Test("going back over two folders in one step releases both children")
  func goneAfterRoot() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popToRootViewController(animated: true)
    release.expectAllReleased(
      """
      The user opened Home, then Work, held down the back button and chose Folders. Which of your \
      lines ran for each of the two screens?
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
    release.expectAllReleased(
      """
      The stack was Folders, Home, Work. The test removed Home's screen, which Work's covered. \
      Which of your lines ran then, and which child did they remove?
      """)
    app.tapDone()
    #expect(
      app.titles == ["Folders"],
      """
      The test removed Home's screen from below Work's, then tapped Done in Work. Work's screen \
      stayed. When was the object that this button calls deallocated?
      """)
  }

  @Test("Done closes the open folder")
  func done() {
    let app = VisitApp(.home, .work)
    record(app.navigation)
    let before = app.titles
    app.tapDone()
    #expect(
      [before, app.titles] == [["Folders", "Home", "Work"], ["Folders", "Home"]],
      "Done should close only Work. Does the object that the button calls still exist?")
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
        Two folders were open at each count. The other children belong to another window. What do \
        all coordinators share?
        """
        : """
        Each folder on the stack needs a child, even if another screen covers it. Which object \
        holds each child, and until which event?
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
      Below: how many screens and children were left. The test tapped Done, but the stack's only \
      screen stayed. Which event removes the child?
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
      The user began to swipe back and changed their mind. Work is still open, without its child. \
      Which event removed the child?
      """)
  }

  @Test("after the app coordinator is deallocated, leaving a folder is safe")
  func leavingAfterwards() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The program crashed while the test left folders. Children can outlive the app coordinator, \
      for example during an animation. Which reference should be nil when its object is deallocated?
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
      Below: what leaving one window's folders did in another window. How does a screen or a child \
      of the first window reach the other window?
      """)
  }

  @Test("both coordinators require a navigation controller")
  func withoutNavigationRefused() {
    let app = VisitApp(.home)
    let children = (app.coordinator?.children ?? []).filter { child in
      properties(of: child).contains { $0.value as? UINavigationController === app.navigation }
    }
    compiler.requires(
      "navigation: UINavigationController()", by: "AppCoordinator",
      creating: ["AppCoordinator"] + Set(children.map { "\(type(of: $0))" }),
      """
      Without its window's navigation controller, a coordinator can't show a screen. Which code \
      has that navigation controller?
      """)
  }
}

/// A navigation controller that can simulate a canceled swipe back.
final class SwipedNavigationController: UINavigationController {
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
final class VisitApp {
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

  /// Opens a folder, and watches its child, which can be anywhere among the children.
  func openAnother(_ folder: Folder, with release: ReleaseProbe) {
    let before = (coordinator?.children ?? []).map { ObjectIdentifier($0 as AnyObject) }
    coordinator?.open(folder)
    for child in (coordinator?.children ?? []).map({ $0 as AnyObject })
    where !before.contains(ObjectIdentifier(child)) {
      release.watch(child, "the upper child")
    }
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
    for child in coordinator?.children ?? [] {
      let folder = properties(of: child).lazy.compactMap { $0.value as? Folder }.first
      release.watch(child as AnyObject, folder.map { "\($0.name)'s child" } ?? "a child")
    }
  }
}

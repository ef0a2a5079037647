import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.5 ChildCoordinator")
struct ChildCoordinatorTests {
  @Test("Done closes the open folder")
  func done() {
    let app = VisitApp(.home, .work)
    record(app.navigation)
    let before = app.titles
    app.tapDone()
    #expect(
      [before, app.titles] == [["Folders", "Home", "Work"], ["Folders", "Home"]],
      """
      Work was opened on top of Home, and Done should close Work, and nothing else. If it stays \
      open, the button tells somebody who is not there any more: who has to live as long as the \
      screen does? If Home has gone as well, Done went too far back.
      """)
  }

  @Test("a child is there as long as its screen is on the stack")
  func childIsThere() {
    let app = VisitApp(.home, .work)
    #expect(
      app.coordinator?.children.count == 2,
      """
      Two folders are open, one on top of the other, and each has a child coordinator that its \
      screen talks to. A child that nobody holds is gone at once, and its Done button does \
      nothing. A child goes when its screen leaves the stack, not when another screen covers it.
      """)
  }

  @Test("a child goes when you tap Done")
  func goneAfterDone() {
    let release = ReleaseProbe()
    let app = VisitApp(.work)
    app.watch(with: release)
    app.tapDone()
    record(app.navigation)
    release.expectAllReleased(
      """
      Done has closed the folder, and nobody will see its screen again. Who still holds what is \
      named above? Each folder that is opened and closed leaves one more behind.
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
      The back button belongs to the navigation controller. It closed the folder without \
      asking your code, so a line in close() cannot hear of it. What happens to a screen \
      on both ways out, Done and back?
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
      Two folders were open, and both screens left the stack in one step. The lower one was not in \
      sight at that moment, and it has gone all the same. Did each screen take its own child off \
      the list?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back from one folder leaves the other one alone")
  func sibling() {
    let app = VisitApp(.home, .work)
    app.navigation.popViewController(animated: true)
    let children = app.coordinator?.children.count
    app.tapDone()
    record(app.navigation)
    #expect(
      children == 1,
      """
      Home and Work were open, and you went back from Work. One child should be left, that of \
      Home. Which child leaves the list, and who says so?
      """)
    #expect(
      app.titles == ["Folders"],
      """
      Home and Work were open. You went back from Work and then tapped Done on Home, which should \
      have closed it. If it is still open, its coordinator went too early: its screen was covered, \
      but it had not gone.
      """)
  }

  @Test("of two visits to the same folder, the one goes that you go back from")
  func sameFolder() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    // The children may be kept in any order, so the upper one is the one that was not there before.
    let before = (app.coordinator?.children ?? []).map(ObjectIdentifier.init)
    app.coordinator?.open(.home)
    for child in app.coordinator?.children ?? [] where !before.contains(ObjectIdentifier(child)) {
      release.watch(child, "the upper child")
    }
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    #expect(
      app.coordinator?.children.count == 1,
      """
      Home was opened twice, and you went back once. One screen of Home is still open, and its \
      child should still be there. What tells the two children from each other?
      """)
    release.expectAllReleased(
      """
      Home was opened twice, and you went back once. The upper screen has left the stack, so the \
      upper child should have gone. What tells the two children from each other?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("two children go one after the other, each with its own screen")
  func oneAfterTheOther() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      Home and Work were open. You went back from Work, and then from Home. Each time one screen \
      left the stack, and its child should have gone with it. If only one child has gone: who \
      listens for the other one?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("a swipe back that is given up leaves the child alone")
  func givenUp() {
    let app = VisitApp(.work)
    app.navigation.topViewController?.willMove(toParent: nil)
    record(app.navigation)
    #expect(
      app.coordinator?.children.count == 1,
      """
      Somebody began to swipe back from Work and gave up, so the screen is still \
      open, and it still needs its child. A screen that will leave has not left. \
      Which of the two did your screen tell?
      """)
  }

  @Test("everything goes with the window while folders are open")
  func goneWithTheWindow() {
    let release = ReleaseProbe()
    do {
      let app = VisitApp(.home, .work)
      record(app.navigation)
      app.watch(with: release)
      release.watch(app.navigation, "the navigation controller")
      if let coordinator = app.coordinator { release.watch(coordinator, "the app's coordinator") }
    }
    release.expectAllReleased(
      """
      The window was closed with two folders open, and the app's coordinator was let go. No screen \
      left the stack before, so nobody was told anything. Then only the arrows count. Start at a \
      screen: from whom does it get what it needs, and what does that one hold? (If the app's \
      coordinator is named as well: what does a child hold that leads to it?)
      """)
  }

  @Test("leaving a folder after the app's coordinator is gone stops nothing")
  func leavingAfterwards() async {
    await #expect(
      processExitsWith: .success,
      """
      The window still showed two folders when the app's coordinator was let go, and with it \
      perhaps its children. Then somebody tapped Done and went back, and the program stopped. What \
      does not hold what it uses has to expect that it is gone.
      """
    ) { @MainActor in
      let app = VisitApp(.home, .work)
      app.coordinator = nil
      app.tapDone()
      app.navigation.popToRootViewController(animated: true)
    }
  }
}

/// What holds it all in an app: the window, and a coordinator that has opened folders.
private final class VisitApp {
  let window: UIWindow
  let navigation: UINavigationController
  var coordinator: AppCoordinator?

  init(_ folders: Folder...) {
    let root = UIViewController()
    root.title = "Folders"
    navigation = UINavigationController(rootViewController: root)
    window = UIWindow(showing: navigation)
    coordinator = AppCoordinator(navigation: navigation)
    for folder in folders { coordinator?.open(folder) }
  }

  var titles: [String?] {
    navigation.viewControllers.map(\.title)
  }

  func tapDone() {
    navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
  }

  func watch(with release: ReleaseProbe) {
    for screen in navigation.viewControllers.dropFirst() {
      release.watch(screen, "the screen \(screen.title ?? "?")")
    }
    for (index, child) in (coordinator?.children ?? []).enumerated() {
      release.watch(child, "child coordinator \(index + 1)")
    }
  }
}

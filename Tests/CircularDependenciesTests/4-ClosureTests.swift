import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.4 Closure", .graded)
struct ClosureTests {
  private let end = ProgramEnd()
  private let compiler = CompilerProbe(
    counterpart: "_ = FolderCoordinator(navigation: UINavigationController())")

  @Test("a tap on a folder opens it")
  func opens() {
    let app = ClosureApp()
    app.tapRow(1)
    record(app.navigation)
    #expect(
      app.titles == ["Folders", "Work"],
      """
      The test tapped the second row, Work. That should open a screen of this name on top of the \
      list. Which object hears the tap?
      """)
  }

  @Test("after going back, another tap opens another folder")
  func opensAgain() {
    let app = ClosureApp()
    let titles = [1, 1, 0].map { row in
      app.navigation.popToRootViewController(animated: true)
      app.tapRow(row)
      return app.titles
    }
    record(app.navigation)
    #expect(
      titles == [["Folders", "Work"], ["Folders", "Work"], ["Folders", "Home"]],
      """
      The test tapped Work, then Work again, and then Home, and went back in between. You see the \
      stack after each tap. The coordinator is still there, and should open a folder each time. \
      What did an earlier tap or going back change?
      """)
  }

  @Test("a tap opens the folder in its own window")
  func twoWindows() {
    let (first, second) = (ClosureApp(), ClosureApp())
    first.tapRow(1)
    let afterFirst = [first.titles, second.titles]
    second.tapRow(0)
    record(first.navigation)
    #expect(
      [afterFirst, [first.titles, second.titles]] == [
        [["Folders", "Work"], ["Folders"]], [["Folders", "Work"], ["Folders", "Home"]],
      ],
      """
      The test opened two windows, each with its own coordinator. It tapped Work in the first one, \
      and then Home in the second. You see both stacks after each tap. How does a tap reach the \
      coordinator of its own window, and no other?
      """)
  }

  @Test("everything goes with the window")
  func released() {
    let release = ReleaseProbe()
    do {
      let app = ClosureApp()
      record(app.navigation)
      app.watch(with: release)
    }
    release.expectAllReleased(
      """
      The test closed the window and released the coordinator. No row was tapped. Start at the \
      screen and name what it holds, then what that holds, and so on. A property holds what it is \
      given, and a closure every object that it uses. Where do you come back?
      """)
  }

  @Test("everything goes with the window while a folder is open")
  func releasedWhileOpen() {
    let release = ReleaseProbe()
    do {
      let app = ClosureApp()
      for row in [1, 0] {
        app.navigation.popToRootViewController(animated: true)
        app.tapRow(row)
        app.watch(with: release)
      }
      record(app.navigation)
    }
    release.expectAllReleased(
      """
      The test opened Work, went back, and opened Home. Then it closed the window and released the \
      coordinator. A property or a closure that was set by a tap can hold, too. (Whoever holds the \
      navigation controller holds all of its screens.) Which one leads to what is still alive?
      """)
  }

  @Test("a tap after the coordinator is gone does nothing")
  func tapAfterwards() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test released the coordinator of a window, at once or after a folder had been open. Then \
      it tapped a row, and the program crashed. Which closure or property has to expect that the \
      coordinator is deallocated?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let elder = ClosureApp.worked()
      for app in [ClosureApp(), ClosureApp.worked()] {
        let younger = ClosureApp.worked()
        app.coordinator = nil
        app.tapRow(0)
        let isOpen = [elder, younger].contains { $0.titles != ["Folders"] }
        if isOpen { print("It opened Home.") }
      }
      await end.reach()
    }
    let output = result?.output ?? ""
    #expect(
      !output.contains("It opened Home."),
      """
      The test released the coordinator of one window, and a tap in that window opened a folder in \
      another one. How does the tap reach the other window's coordinator?
      """)
  }

  @Test("a coordinator cannot be made without a navigation controller")
  func withoutNavigationRefused() {
    compiler.rejects(
      each: DeclarationProbe().callsWithoutArguments(for: "FolderCoordinator"),
      """
      This caller passes no navigation controller, and still gets a coordinator. See 1.3: what is \
      needed has no default. Which code has the navigation controller of the window?
      """)
  }

  @Test("the compiler rejects nil for a navigation controller")
  func nilRefused() {
    compiler.requires(
      "navigation: UINavigationController()", by: "FolderCoordinator",
      """
      A caller can pass an optional navigation controller, and still gets a coordinator. Which \
      window should a coordinator use if it is nil?
      """)
  }
}

/// What holds it all in an app: the window, and a coordinator that has started.
private final class ClosureApp {
  let window: UIWindow
  let navigation = UINavigationController()
  var coordinator: FolderCoordinator?

  init() {
    window = UIWindow(showing: navigation)
    coordinator = FolderCoordinator(navigation: navigation)
    coordinator?.start()
  }

  /// A window in which a folder was open.
  static func worked() -> ClosureApp {
    let app = ClosureApp()
    app.tapRow(1)
    app.navigation.popViewController(animated: true)
    return app
  }

  var titles: [String?] {
    navigation.viewControllers.map { $0.title ?? $0.navigationItem.title }
  }

  func tapRow(_ row: Int) {
    let list = navigation.viewControllers.first as? UITableViewController
    list?.tableView.tapRow(at: IndexPath(row: row, section: 0))
  }

  func watch(with release: ReleaseProbe) {
    release.watch(navigation, "the navigation controller")
    for screen in navigation.viewControllers {
      release.watch(screen, "the screen \(screen.title ?? screen.navigationItem.title ?? "?")")
    }
    if let coordinator { release.watch(coordinator as AnyObject, "the coordinator") }
  }
}

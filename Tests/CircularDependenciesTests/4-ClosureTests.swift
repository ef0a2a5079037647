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
      The second row is Work. A tap on it should open a screen of that name on top of the list. If \
      no screen opened, the tap was lost: what does the screen's closure still know?
      """)
  }

  @Test("after going back, another tap opens another folder")
  func opensAgain() {
    let app = ClosureApp()
    app.tapRow(1)
    app.navigation.popViewController(animated: true)
    app.tapRow(0)
    record(app.navigation)
    #expect(
      app.titles == ["Folders", "Home"],
      """
      Work was opened and closed again, and then Home was tapped. The coordinator is still there, \
      and should hear the second tap as it heard the first.
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
      Two windows are open, each with a coordinator of its own. Work was tapped in the first one, \
      and then Home in the second. You see both stacks after each tap. If a folder opens in the \
      wrong window, the coordinator of that window heard the tap: the screen found that one, or \
      told all who listen. How does a tap reach its own coordinator, and no other?
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
      The window is closed, its owner has let go of the coordinator, and no row was tapped. Start \
      at the screen and name what it holds, then what that holds, and so on. Where do you come \
      back? A property holds what it is given, also if it is called a delegate. A closure holds \
      every object that it uses.
      """)
  }

  @Test("everything goes with the window while a folder is open")
  func releasedWhileOpen() {
    let release = ReleaseProbe()
    do {
      let app = ClosureApp()
      app.tapRow(0)
      record(app.navigation)
      app.watch(with: release)
    }
    release.expectAllReleased(
      """
      A folder was open when the window was closed and the coordinator's owner let go. Something \
      still holds what is named above. Which object keeps which property or closure, and what does \
      that lead to? A button's action is kept, too, and so is a closure that is made at the first \
      tap. A closure that holds the navigation controller holds all of its screens.
      """)
  }

  @Test("a tap after the coordinator is gone stops nothing")
  func tapAfterwards() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The window still showed the list when the coordinator's owner let go of the coordinator. \
      Then the test tapped a row, and the program stopped. A closure that does not hold an object \
      has to expect that it is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let app = ClosureApp()
      app.coordinator = nil
      app.tapRow(0)
      await end.reach()
    }
  }

  @Test("a tap after the coordinator is gone opens nothing in another window")
  func tapAfterwardsBesideAnother() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      Three windows were open, and the coordinator of one was let go. Then the test tapped a row \
      in that window, and the program stopped. A closure that does not hold an object has to \
      expect that it is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let elder = ClosureApp()
      let app = ClosureApp()
      let younger = ClosureApp()
      app.coordinator = nil
      app.tapRow(0)
      for other in [elder, younger] where other.titles != ["Folders"] { print("It opened Home.") }
      await end.reach()
    }
    let output = result?.output ?? ""
    #expect(
      !output.contains("It opened Home."),
      """
      The coordinator of one window was gone, and a tap in that window opened a folder in another \
      one. Which coordinator does the screen find when its own is gone, or which one listens to all?
      """)
  }

  @Test("a coordinator cannot be made without a navigation controller")
  func withoutNavigationRefused() {
    compiler.rejects(
      each: DeclarationProbe().callsWithoutArguments(for: "FolderCoordinator"),
      """
      A caller can forget the navigation controller and still gets a coordinator. That one shows \
      its screens in no window, or shows none. Which code has the navigation controller of the \
      window? See 1.3: what is needed has no default.
      """)
  }

  @Test("nil does not pass for a navigation controller")
  func nilRefused() {
    compiler.requires(
      "navigation: UINavigationController()", by: "FolderCoordinator",
      """
      A caller can pass nil and still gets a coordinator. That one makes a navigation controller \
      that no window shows, or does nothing. A coordinator that cannot work without a navigation \
      controller should not accept nil.
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

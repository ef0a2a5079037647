import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.4 Closure: checks", .graded)
struct ClosureChecks {
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
      A screen with the folder's title should be on top of the list. Which object does the tap \
      reach?
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
      The coordinator still exists and should open a folder each time. What does the first tap \
      change?
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
      "Below: both stacks after each tap. How does a tap reach its coordinator?")
  }

  @Test("after the coordinator is deallocated, a tap does nothing")
  func tapAfterwards() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The program crashed when the test tapped a row after the coordinator was deallocated. Which \
      closure or property still uses the coordinator?
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
      The tap opened a folder in another window. How does the tap reach the other window's \
      coordinator?
      """)
  }

  @Test("a coordinator requires a navigation controller")
  func withoutNavigationRefused() {
    compiler.requires(
      "navigation: UINavigationController()", by: "FolderCoordinator",
      creating: ["FolderCoordinator"],
      """
      Without its window's navigation controller, a coordinator can't show a screen. Which code \
      has that navigation controller?
      """)
  }
}

/// The objects that an app holds: a window, and a coordinator that has started.
final class ClosureApp {
  let window: UIWindow
  let navigation = UINavigationController()
  var coordinator: FolderCoordinator?

  init() {
    window = UIWindow(showing: navigation)
    coordinator = FolderCoordinator(navigation: navigation)
    coordinator?.start()
  }

  /// Returns an app in which a folder was open.
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
    // Lays out the rows. A picture would suggest that the screens are wrong.
    _ = navigation.visibleTexts
    release.watch(navigation, "the navigation controller")
    for screen in navigation.viewControllers {
      release.watch(screen, "the screen \(screen.title ?? screen.navigationItem.title ?? "?")")
    }
    if let coordinator { release.watch(coordinator as AnyObject, "the coordinator") }
  }
}

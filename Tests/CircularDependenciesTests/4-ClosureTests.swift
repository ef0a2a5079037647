import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.4 Closure")
struct ClosureTests {
  @Test("a tap on a folder opens it")
  func opens() {
    let app = ClosureApp()
    app.tapRow(1)
    record(app.navigation)
    #expect(
      app.titles == ["Folders", "Work"],
      """
      The second row is Work. Tapped, it should open a screen of that name on top of the list. If \
      nothing came, the tap reached nobody: what does the screen's closure still know?
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
      The window is closed, its owner has let go of the coordinator, and nobody had tapped \
      anything. Start at the screen and name what it holds, then what that holds, and so on. Where \
      do you come back? A closure holds whatever stands in it.
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
      still holds what is named above. Which closure was kept, by whom, and what stands in it?
      """)
  }

  @Test("a tap after the coordinator is gone stops nothing")
  func tapAfterwards() async {
    await #expect(
      processExitsWith: .success,
      """
      The window still showed the list when the coordinator's owner let go of the coordinator. \
      Then somebody tapped a row, and the program stopped. A closure that does not hold what it \
      uses has to expect that it is gone.
      """
    ) { @MainActor in
      let app = ClosureApp()
      app.coordinator = nil
      app.tapRow(0)
    }
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

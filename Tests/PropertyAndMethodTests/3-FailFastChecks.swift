import Foundation
import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.3 FailFast: checks", .graded)
struct FailFastChecks {
  private let end = ProgramEnd()

  // First, since a screen that can't be created fails other checks, too.
  @Test("a caller has created the screen, but not yet injected")
  func notYetLoaded() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      Every caller creates the screen first, then injects. This caller's program ended in between. \
      When has every caller had its chance to inject?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = makeScreen()
      await end.reach()
    }
  }

  @Test("a colleague's test looks for the label")
  func loaded() async {
    await #expect(
      processExitsWith: .failure,
      """
      A colleague's test created a screen without a manager and found a label in `screen.view`. \
      The screen never appeared, and the test passed. Which of your screen's methods ran?
      """
    ) { @MainActor in
      // Code that looks for Xcode's tests finds one.
      setenv("XCTestConfigurationFilePath", "/tmp/Settings.xctestconfiguration", 1)
      let manager = TodoManager("Milk", "Bread")
      let other = makeScreen()
      other.inject(manager: manager)
      other.loadViewIfNeeded()
      let screen = makeScreen()
      screen.loadViewIfNeeded()
      withExtendedLifetime((manager, other)) { _ = screen.view.subviews.contains { $0 is UILabel } }
      exit(EXIT_SUCCESS)
    }
  }

  @Test("a colleague reads the crash message")
  func message() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      showAndEnd(makeScreen())
    }
    guard let result else { return }
    // A program that calls abort() has printed its message itself, above the backtrace. A program
    // that showed the screen has only logged.
    let hasAborted = result.lastWords.isEmpty && result.picture == nil
    let message = hasAborted ? result.ownWords : result.lastWords
    let isNamed = message.contains("SettingsViewController")
    #expect(
      isNamed,
      """
      \(message.isEmpty ? "Nothing crashed with a message" : "The crash says “\(message)”"). \
      Several of the app's screens take a manager. From this alone, which screen lacked one?
      """)
    guard isNamed else { return }
    #expect(
      message.lowercased().contains("manager"),
      """
      Below: the crash message. It's all that a colleague reads. According to it, which object \
      does the screen need?
      """)
  }

  @Test("a user of a release build opens the menu's settings")
  func releaseBuild() async {
    var result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      Assertions.areOff = true
      showAndEnd(makeScreen())
    }
    // Unlike assertionFailure, assert can't be ignored here. So its method is left out.
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    if errors.contains("Assertion failed") {
      result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
        Assertions.areOff = true
        let screen = makeScreen()
        // Connects the label, without viewDidLoad.
        screen.loadView()
        showAndEnd(screen)
      }
    }
    let told = result?.told ?? ""
    let isQuiet = !told.contains("to-dos on this phone")
    if !isQuiet, let picture = result?.picture { record(picture: picture) }
    #expect(
      isQuiet,
      """
      In a release build, assert and assertionFailure do nothing. The user with 34 to-dos opened \
      the screen from the menu, without a manager. Where did the screen's text come from?
      """)
  }

  @Test("a settings screen with a manager shows the number of to-dos")
  func shows() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      A screen with a manager shouldn't end the program, even if nothing else holds the manager. \
      Does inject(manager:) store a strong reference before it returns?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let screen = makeScreen()
      screen.inject(manager: TodoManager("Milk", "Bread"))
      _ = UIWindow(showing: screen)
      await end.reach()
    }
    guard survived != nil else { return }
    let manager = TodoManager("Milk")
    let screen = makeScreen()
    screen.inject(manager: manager)
    manager.add(Todo(title: "Bread"))
    record(screen)
    #expect(
      screen.visibleTexts.contains("2 to-dos on this phone"),
      """
      The test added a second to-do before it opened the screen. When does the screen count the \
      to-dos?
      """)
  }

  @Test("a user adds a to-do, then comes back to the settings")
  func comesBack() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The test injected a manager, so this screen shouldn't end the program. At which moment did \
      it, and what did it check?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = textsOnReturn { _, manager in manager.add(Todo(title: "Tea")) }
      await end.reach()
    }
    guard survived != nil else { return }
    let texts = textsOnReturn { _, manager in manager.add(Todo(title: "Tea")) }
    #expect(
      texts.contains("3 to-dos on this phone"),
      """
      The screen was visible with two to-dos. The test hid it, added a third, and showed it again. \
      Which of your screen's methods have run since then?
      """)
  }

  @Test("a caller injects another manager into hidden settings")
  func injectsAgain() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      Injecting another manager shouldn't end the program. At which moment did it end?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = textsOnReturn { screen, _ in screen.inject(manager: TodoManager("Report")) }
      await end.reach()
    }
    guard survived != nil else { return }
    let texts = textsOnReturn { screen, _ in screen.inject(manager: TodoManager("Report")) }
    #expect(
      texts.contains("1 to-dos on this phone"),
      """
      The test hid a visible screen, injected another manager with one to-do, and showed the \
      screen again. Whose to-dos did the screen count then?
      """)
  }

  @Test("with an empty manager, the settings screen shows 0 to-dos")
  func emptyManager() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The test injected a manager without to-dos. Does your code check for a manager, or for \
      to-dos?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let screen = makeScreen()
      screen.inject(manager: TodoManager())
      _ = UIWindow(showing: screen)
      await end.reach()
    }
    guard survived != nil else { return }
    let screen = makeScreen()
    screen.inject(manager: TodoManager())
    record(screen)
    #expect(
      screen.visibleTexts.contains("0 to-dos on this phone"),
      "Where does the screen's number come from?")
  }

  @Test("each settings screen shows its own manager")
  func twoScreens() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      "Does each screen keep its own manager?"
    ) { @MainActor [end = end as ProgramEnd] in
      let screens = [makeScreen(), makeScreen()]
      for screen in screens { screen.inject(manager: TodoManager("Milk")) }
      for screen in screens { _ = UIWindow(showing: screen) }
      await end.reach()
    }
    guard survived != nil else { return }
    let home = makeScreen()
    home.inject(manager: TodoManager("Milk", "Bread"))
    let work = makeScreen()
    work.inject(manager: TodoManager("Report", "Mail", "Call", "Plan"))
    let texts = home.visibleTexts + work.visibleTexts
    record(work)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos on this phone") }
        == ["2 to-dos on this phone", "4 to-dos on this phone"],
      "Where does a screen keep its manager?")
  }

  @Test("a colleague passes nil to inject(manager:)")
  func nilRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "inject", of: "SettingsViewController",
      "What does inject(manager:) accept besides a manager?")
  }
}

extension ExitTest.Result {
  /// The lines that the program itself printed to standard error.
  fileprivate var ownWords: String {
    String(decoding: standardErrorContent, as: UTF8.self)
      .split(separator: "\n")
      .prefix { line in !backtracePrefixes.contains { line.hasPrefix($0) } }
      .joined(separator: "\n")
  }
}

/// The possible prefixes of a backtrace's first line.
private let backtracePrefixes = ["Current stack trace", "Stack dump", "***", "💣"]

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> SettingsViewController {
  storyboard().instantiateViewController(identifier: "Settings")
}

/// Shows a screen with two to-dos, hides it during `change`, and returns what it shows afterwards.
private func textsOnReturn(
  after change: (SettingsViewController, TodoManager) -> Void
) -> [String] {
  let manager = TodoManager("Milk", "Bread")
  let screen = makeScreen()
  screen.inject(manager: manager)
  let window = UIWindow(showing: screen)
  window.isHidden = true
  change(screen, manager)
  window.isHidden = false
  record(screen)
  return screen.visibleTexts
}

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
  @Test("creating a settings screen without a manager doesn't trap")
  func notYetLoaded() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      Callers can inject a manager only after the screen is created. When must the screen have its \
      manager?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = makeScreen()
      await end.reach()
    }
  }

  @Test("a settings screen with a manager shows the number of to-dos")
  func shows() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      A screen with a manager shouldn't trap, even if nothing else holds the manager. Does \
      inject(manager:) store a strong reference before it returns?
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
      The test added a second to-do before it loaded the view. When does the screen count the \
      to-dos?
      """)
  }

  @Test("with an empty manager, the settings screen shows 0 to-dos")
  func emptyManager() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The screen should trap only if the manager is missing. Does your code check for a manager, \
      or for to-dos?
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

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "inject", of: "SettingsViewController",
      "What does inject(manager:) accept besides a manager?")
  }
}

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> SettingsViewController {
  storyboard().instantiateViewController(identifier: "Settings")
}

import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.3 FailFast: checks", .graded)
struct FailFastChecks {
  private let end = ProgramEnd()

  @Test("a settings screen with a manager shows the number of to-dos")
  func shows() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The test injected a manager, kept no reference to it, and then loaded the view. The screen \
      should trap only without a manager, but the program crashed. Does inject(manager:) store a \
      strong reference to the manager, before it returns?
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
      The test injected a manager with one to-do, added a second one, and loaded the view. The \
      screen should show “2 to-dos on this phone”. When does the screen count the to-dos?
      """)
  }

  @Test("with an empty manager, the settings screen shows 0 to-dos")
  func emptyManager() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The test injected a manager without to-dos and loaded the view, and the program crashed. The \
      screen should trap only if the manager is missing. Does the screen check for a manager, or \
      for to-dos?
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
      """
      The test injected a manager without to-dos, and loaded the view. The screen should show “0 \
      to-dos on this phone”. Where does its number come from?
      """)
  }

  @Test("each settings screen shows its own manager")
  func twoScreens() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The test injected a manager into each of two screens, then loaded both views, and the \
      program crashed. Does each screen keep its own manager?
      """
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
      """
      The test injected a manager with two to-dos into one screen, and one with four into another. \
      Each screen should show its own manager. Where does a screen keep its manager?
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "inject", of: "SettingsViewController",
      """
      This code passes no manager to the screen. What does inject(manager:) accept besides a \
      manager?
      """)
  }

  @Test("creating a settings screen without a manager doesn't trap")
  func notYetLoaded() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The storyboard created the screen, and the program crashed. No caller could inject a manager \
      yet: callers can inject only after the screen is created. When must the screen have its \
      manager?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = makeScreen()
      await end.reach()
    }
  }
}

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> SettingsViewController {
  storyboard().instantiateViewController(identifier: "Settings")
}

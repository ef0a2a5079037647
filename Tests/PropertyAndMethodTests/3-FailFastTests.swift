import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.3 FailFast", .graded)
struct FailFastTests {
  private let end = ProgramEnd()

  @Test("a settings screen without a manager stops the program")
  func stops() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      The test loaded one settings screen with a manager, and then another one without. The second \
      should stop the program while its view is loaded, and the program went on. What does a \
      screen without a manager do in viewDidLoad?
      """
    ) { @MainActor in
      let manager = TodoManager("Milk", "Bread")
      let other = makeScreen()
      other.inject(manager: manager)
      other.loadViewIfNeeded()
      withExtendedLifetime((manager, other)) { makeScreen().loadViewIfNeeded() }
      ProgramEnd.leaveUnstopped()
    }
    guard stopped == nil else { return }
    // What a user would see. Not in this program: a task could still stop it.
    let shown = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { @MainActor in
      showAndEnd(makeScreen())
    }
    if let picture = shown?.picture { record(picture: picture) }
  }

  @Test("the message says which class lacks something, and what")
  func message() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "The program went on. A line in the console stops no program. What stops it, and says why?"
    ) { @MainActor in
      makeScreen().loadViewIfNeeded()
      ProgramEnd.leaveUnstopped()
    }
    guard let result else { return }
    let message = result.lastWords
    guard !message.isEmpty else {
      Issue.record(
        """
        The program ended, and left no crash message. A line that it prints is none: no crash \
        report would hold it. Which function stops a program and keeps a text?
        """)
      return
    }
    let unnamed = ["SettingsViewController", "manager"].filter { word in
      !message.lowercased().contains(word.lowercased())
    }
    guard !unnamed.isEmpty else { return }
    Issue.record(
      """
      The program stopped, and said this:
      \(message)
      The message should name the class and what to inject. It lacks \
      \(unnamed.joined(separator: " and ")). Which screen was it, and what was missing?
      """)
  }

  @Test("with a manager, the settings screen shows how many to-dos there are")
  func shows() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The manager was injected before the view was loaded, as it should be, and the program still \
      stopped. It should stop only when the manager is missing. If it was there once and is gone \
      by now: does the screen hold it?
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
      The test injected a manager with one to-do, added a second one, and loaded the view. As \
      before, the screen should show “2 to-dos on this phone”. When does it count?
      """)
  }

  @Test("an empty manager is a manager")
  func emptyManager() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The manager that was injected holds no to-dos, and the program stopped. It should stop when \
      the manager is missing, and this one is there. Does the screen check for a manager, or for \
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
      """
      The manager that was injected holds no to-dos, so the user should read 0. Another number \
      does not come from this manager.
      """)
  }

  @Test("two settings screens show two managers")
  func twoScreens() async {
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The test injected a manager into each of two screens, and then loaded both. The program \
      stopped. Does each screen keep its own manager?
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
      Each should show its own. Where does a screen keep its manager?
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "inject", of: "SettingsViewController",
      """
      A caller that passes nil has no manager either. The compiler could say so, before the \
      program runs. What may inject(manager:) accept?
      """)
  }

  @Test("a settings screen that is not loaded yet may wait for its manager")
  func notYetLoaded() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The storyboard made the screen, and that stopped the program. No caller could inject \
      anything yet: an injection comes after the screen was made. When must the manager be there?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      _ = makeScreen()
      await end.reach()
    }
  }
}

/// The screen as the storyboard creates it, before any injection.
private func makeScreen() -> SettingsViewController {
  storyboard().instantiateViewController(identifier: "Settings")
}

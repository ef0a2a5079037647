import PropertyAndMethodSupport
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.3 FailFast")
struct FailFastTests {
  @Test("a settings screen that nobody gave a manager stops the program")
  func stops() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      The settings screen came into sight and had no manager. The program went on, with a screen that \
      shows nothing. A user sees that, and you do not. Where does the screen notice that the manager \
      is missing, and what does it do there?
      """
    ) { @MainActor in
      _ = show(makeScreen())
    }
    // The program went on, so this one can look at what a user would see.
    if stopped == nil { _ = look(at: makeScreen()) }
  }

  @Test("the message says which class lacks something, and what")
  func message() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      "There is no message, since the program went on. Who could write one, and when?"
    ) { @MainActor in
      _ = show(makeScreen())
    }
    guard let result else { return }
    let message = lastWords(in: result.standardErrorContent)
    #expect(
      message.contains("SettingsViewController"),
      """
      The program stopped, and said this. You have twenty screens. Which of them was it? The message \
      should name the class, so that whoever reads it need not search.
      """)
    #expect(
      message.lowercased().contains("manager"),
      """
      The program stopped, and said this. What was missing? The message should name it, so that \
      whoever reads it knows what to inject.
      """)
  }

  @Test("with a manager, the settings screen shows how many to-dos there are")
  func shows() async {
    let survived = await #expect(
      processExitsWith: .success,
      """
      The manager was injected before the view was loaded, as it should be, and the program stopped \
      all the same. It should stop only when the manager is missing.
      """
    ) { @MainActor in
      let screen = makeScreen()
      screen.inject(manager: TodoManager("Milk", "Bread"))
      _ = show(screen)
    }
    guard survived != nil else { return }
    let screen = makeScreen()
    screen.inject(manager: TodoManager("Milk", "Bread"))
    let texts = look(at: screen)
    #expect(
      texts.contains("2 to-dos on this phone"),
      "A screen that was given its manager should show it, as before. Is the label still filled?")
  }

  @Test("a settings screen that is not loaded yet may wait for its manager")
  func notYetLoaded() async {
    await #expect(
      processExitsWith: .success,
      """
      The storyboard made the screen, and that stopped the program. Nobody had a chance to inject \
      anything: an injection comes after the screen was made. At which moment must it be there?
      """
    ) { @MainActor in
      _ = makeScreen()
    }
  }
}

/// The screen as the storyboard makes it, before anybody hands it anything.
private func makeScreen() -> SettingsViewController {
  storyboard().instantiateViewController(identifier: "Settings")
}

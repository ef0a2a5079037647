import Foundation
import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.3 FailFast", .graded)
struct FailFastTests {
  @Test("a colleague's test opens the screen without a manager")
  func stops() async {
    let question: Comment = """
      The colleague's test opened two screens, one with a manager, then one without, and read no \
      text. Both appeared, so it passed, and users got the second. How could such a test notice \
      the difference?
      """
    let result = await #expect(
      processExitsWith: .failure, observing: .output, question
    ) { @MainActor in
      let manager = TodoManager("Milk", "Bread")
      let other = makeScreen()
      other.inject(manager: manager)
      let window = UIWindow(showing: other)
      withExtendedLifetime((manager, window)) { showAndEnd(makeScreen()) }
    }
    guard let picture = result?.picture else { return }
    record(picture: picture)
    #expect(picture.isEmpty, question)
  }

  @Test("a colleague tries the new menu in a simulator without to-dos")
  func tries() async {
    await #expect(
      processExitsWith: .failure,
      """
      The colleague opened the screen from the new menu, which injects nothing, and the program \
      went on. What does your screen do without a manager?
      """
    ) { @MainActor in
      _ = UIWindow(showing: makeScreen())
      exit(EXIT_SUCCESS)
    }
  }

  @Test("a caller opens the settings, and then injects a manager")
  func tooLate() async {
    await #expect(
      processExitsWith: .failure,
      """
      This caller opened the screen, and injected a manager only afterwards. The program went on. \
      What does a user read in between?
      """
    ) { @MainActor in
      let manager = TodoManager("Milk", "Bread")
      let screen = makeScreen()
      let window = UIWindow(showing: screen)
      screen.inject(manager: manager)
      withExtendedLifetime((manager, window)) {}
      exit(EXIT_SUCCESS)
    }
  }
}

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> SettingsViewController {
  storyboard().instantiateViewController(identifier: "Settings")
}

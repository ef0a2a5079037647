import Foundation
import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.3 FailFast", .graded)
struct FailFastTests {
  @Test("who forgets the manager finds out when the view is loaded")
  func stops() async {
    let stopped = await #expect(
      processExitsWith: .failure,
      """
      The first screen had a manager, the second one none, and nobody noticed. At which moment \
      does a screen's code first need its manager?
      """
    ) { @MainActor in
      let manager = TodoManager("Milk", "Bread")
      let other = makeScreen()
      other.inject(manager: manager)
      other.loadViewIfNeeded()
      withExtendedLifetime((manager, other)) { makeScreen().loadViewIfNeeded() }
      exit(EXIT_SUCCESS)
    }
    if stopped == nil { await showWithoutManager() }
  }

  @Test("the message names the screen's class")
  func screen() async {
    let message = await showWithoutManager()
    #expect(
      message.contains("SettingsViewController"),
      """
      Below: the crash message of a screen without a manager, if there's one. (A printed line \
      isn't.) Which class would a colleague have to open?
      """)
  }

  @Test("the message names the missing manager")
  func manager() async {
    let message = await showWithoutManager()
    #expect(
      message.lowercased().contains("manager"),
      """
      Whoever reads the crash message doesn't see your code. Which missing object should the \
      message name?
      """)
  }

  /// Shows a screen without a manager in a separate program, and returns the crash message.
  @discardableResult
  private func showWithoutManager() async -> String {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      showAndEnd(makeScreen())
    }
    if let picture = result?.picture { record(picture: picture) }
    return result?.lastWords ?? ""
  }
}

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> SettingsViewController {
  storyboard().instantiateViewController(identifier: "Settings")
}

import Foundation
import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.3 FailFast", .graded)
struct FailFastTests {
  @Test("who forgets the manager finds out before the screen appears")
  func stops() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      The first screen had a manager, the second one none, and nobody noticed. Where could a \
      screen check that it has its manager?
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
    await recordScreen()
  }

  @Test("the message names the class and the missing manager")
  func message() async {
    // The other test checks that the trap comes in time.
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent],
      """
      The test showed a screen without a manager. Printing a line doesn't trap. Which function \
      traps and takes a message?
      """
    ) { @MainActor in
      let screen = makeScreen()
      print(createdMessage)
      fflush(nil)
      let window = UIWindow(showing: screen)
      await drainMainActor()
      withExtendedLifetime(window) { ProgramEnd.leaveUnstopped() }
    }
    guard let result else { return }
    // A check reports a screen that traps when it's created.
    guard String(decoding: result.standardOutputContent, as: UTF8.self).contains(createdMessage)
    else { return }
    let message = result.lastWords
    guard !message.isEmpty else {
      Issue.record(
        """
        The program ended without a crash message, and a printed line isn't in any crash report. \
        Which function traps and keeps its message?
        """)
      return
    }
    let unnamed = ["SettingsViewController", "manager"].filter { word in
      !message.lowercased().contains(word.lowercased())
    }
    guard !unnamed.isEmpty else { return }
    Issue.record(
      """
      The program ended with this message:
      \(message)
      The message lacks \(unnamed.joined(separator: " and ")). What will you need in a crash report?
      """)
  }
}

private let createdMessage = "the screen is created"

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> SettingsViewController {
  storyboard().instantiateViewController(identifier: "Settings")
}

/// Records a picture of the screen without a manager, in a separate process, because the screen's
/// tasks could end this one.
private func recordScreen() async {
  let shown = await #expect(
    processExitsWith: .failure, observing: [\.standardOutputContent]
  ) { @MainActor in
    showAndEnd(makeScreen())
  }
  if let picture = shown?.picture { record(picture: picture) }
}

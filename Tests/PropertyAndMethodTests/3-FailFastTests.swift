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
    let stopped = await #expect(
      processExitsWith: .failure,
      """
      The colleague's test opened a screen with a manager, then one without. It passed, so users \
      got the second screen. What could this screen do that makes every such test fail?
      """
    ) { @MainActor in
      let manager = TodoManager("Milk", "Bread")
      let other = makeScreen()
      other.inject(manager: manager)
      let window = UIWindow(showing: other)
      withExtendedLifetime((manager, window)) { _ = UIWindow(showing: makeScreen()) }
      exit(EXIT_SUCCESS)
    }
    if stopped == nil { await showWithoutManager() }
  }

  @Test("the colleague reads which class lacks an object")
  func screen() async {
    let message = await showWithoutManager()
    #expect(
      message.contains("SettingsViewController"),
      """
      Below: the crash message, without file and line, or nothing if there was no crash. Several \
      of the app's screens take a manager. From this message alone, which screen lacked one?
      """)
  }

  @Test("the colleague reads which object is missing")
  func manager() async {
    let message = await showWithoutManager()
    #expect(
      message.lowercased().contains("manager"),
      """
      Below: the crash message, or nothing if there was no crash. It's all that a colleague reads. \
      According to it, which object does the screen need?
      """)
  }

  /// Shows a screen without a manager in a separate program, and returns the crash message.
  @discardableResult
  private func showWithoutManager() async -> String {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      showAndEnd(makeScreen())
    }
    guard let result else { return "" }
    if let picture = result.picture {
      record(picture: picture)
      return result.lastWords
    }
    // A program that calls abort() has printed its message itself, above the backtrace.
    return result.lastWords.isEmpty ? result.ownWords : result.lastWords
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

import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

extension WrongClassTests.WrongClassChecks {
  @Test("with the right names, the window shows the creator's screen")
  func right() throws {
    let window = UIWindow()
    do {
      try showNotice("Notice", in: window)
    } catch {
      Issue.record(
        """
        The names are right, but your function threw an error: \(error)
        The creator may return a subclass of the scene's class (5.1). In your check, which class \
        has to inherit from which?
        """)
      return
    }
    let screen = try #require(
      window.rootViewController, "The names are right, but no screen appears. Which line shows it?")
    record(screen)
    #expect(
      screen.visibleTexts == ["Mine", "Drawn in the storyboard"],
      """
      The scene “Notice” has the class NoticeViewController, and the creator returns an instance \
      of a subclass. The window should show this screen, as drawn, with the repository's title. \
      Which line creates the screen that the window shows?
      """)
    let other = UIWindow()
    for next in [window, other] { try showNotice("Notice", in: next, titled: "Yours") }
    #expect(
      [window, other].map { $0.rootViewController?.visibleTexts.first } == ["Yours", "Yours"],
      """
      The test showed the notice “Yours” in the same window, and again in another window. Both \
      windows should say “Yours” now. Which line sets a window's screen?
      """)
    #expect(
      !window.isHidden && !other.isHidden,
      """
      The test showed notices in two new windows, but a window is still hidden. Which line makes a \
      window visible?
      """)
  }

  @Test("the scene's class and all its subclasses are accepted")
  func anySubclass() {
    guard isSafe else { return }
    expectShown(PollViewController.self) { PollViewController(coder: $0) }
    expectShown(CountingScreen.self) { CountingScreen(coder: $0) }
    expectShown(SecretCountingScreen.self) { SecretCountingScreen(coder: $0) }
  }

  @Test("an error doesn't change the window")
  func untouched() {
    guard isSafe else { return }
    for identifier in ["Notcie", "Letter", "Ballot"] {
      let window = TouchedWindow()
      let before = UIViewController()
      window.rootViewController = before
      window.touches = 0
      try? showNotice(identifier, in: window)
      #expect(
        window.rootViewController === before && window.isHidden && window.touches == 0,
        """
        The screen “\(identifier)” can't be shown, but your code changed the window: it set a \
        screen, or made the window visible. The window should stay the same. Which line changes it \
        before all checks have passed?
        """)
    }
  }

  private func expectShown<Screen: UIViewController>(
    _ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation,
    creator: @escaping (NSCoder) -> Screen?
  ) {
    let window = UIWindow()
    let error = errorText { try show("Ballot", in: window, creator: creator) }
    // The screen may be in a container, such as a navigation controller.
    func hasScreen(_ controller: UIViewController) -> Bool {
      controller is Screen || controller.children.contains(where: hasScreen)
    }
    guard window.rootViewController.map(hasScreen) != true else { return }
    Issue.record(
      """
      The scene “Ballot” has the class PollViewController. The creator returns a \(type), which is \
      this class or a subclass of it. The window should show this screen. The error reads: \
      \(error ?? "(no error was thrown)")
      Which classes does your check accept?
      """, sourceLocation: sourceLocation)
  }

  /// Returns all descriptions of the error that `body` throws.
  private func errorText(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      let own = error as? any LocalizedError
      return [own?.errorDescription, own?.failureReason, own?.recoverySuggestion, "\(error)"]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  /// Whether this test can continue; if not, records an issue.
  private var isSafe: Bool {
    if WrongClassTests.isSafe == false { Issue.record("See “a wrong name doesn't crash the app”.") }
    return WrongClassTests.isSafe != false
  }
}

func showNotice(
  _ identifier: String, in window: UIWindow, titled title: String = "Mine"
) throws {
  try show(identifier, in: window) { coder in
    GenericNoticeViewController(coder: coder, repository: FixedFolders(title))
  }
}

/// Returns the classes after a word, as in “expected: A, found: B”, if any.
func classes(called word: String, in text: String) -> [String] {
  let small: Set = [
    "a", "an", "the", "class", "type", "is", "was", "to", "be", "plain", "Optional", "some",
    "GenericCreator", "StoryboardKit",
  ]
  // In “A expected. B found”, B isn't called expected: a word applies only to its own piece.
  let pieces = text.replacing(". ", with: "\n").split { ",;()-–—/|→\n".contains($0) }
  return pieces.flatMap { piece in
    let words = piece.split { !$0.isLetter }
    return words.indices.filter { index in
      [word, word + "class", word + "type"].contains(words[index].lowercased())
        && (index == 0 || words[index - 1].lowercased() != "not")
    }.compactMap { index in
      words[(index + 1)...].first { !small.contains(String($0)) }.map(String.init)
    }
  }
}

/// Counts how often its screen is set, or it's made visible.
private final class TouchedWindow: UIWindow {
  var touches = 0

  override var rootViewController: UIViewController? {
    didSet { touches += 1 }
  }

  override func makeKeyAndVisible() {
    touches += 1
    super.makeKeyAndVisible()
  }
}

/// A class that's right for the scene “Ballot”.
private class CountingScreen: PollViewController {}

private final class SecretCountingScreen: CountingScreen {}

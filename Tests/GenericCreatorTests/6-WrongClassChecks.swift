import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.6 WrongClass: checks", .graded)
struct WrongClassChecks {
  @Test("with the right names, the window shows the creator's screen")
  func right() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    do {
      try showNotice("Notice", in: window)
    } catch {
      Issue.record(
        """
        The names are right, but your function threw an error: \(error)
        A creator may return a subclass (5.1). In your check, which class has to inherit from which?
        """)
      return
    }
    let screen = try #require(
      window.rootViewController,
      "The names are right, but no screen appears. Which line shows the screen?")
    record(screen)
    #expect(
      screen.visibleTexts == ["Mine", "Drawn in the storyboard"],
      """
      The creator returns a subclass of the scene's class. Which line creates the screen that the \
      window shows?
      """)
    let other = UIWindow()
    for next in [window, other] { try showNotice("Notice", in: next, titled: "Yours") }
    #expect(
      [window, other].map { $0.rootViewController?.visibleTexts.first } == ["Yours", "Yours"],
      """
      After “Mine”, the test showed “Yours” in the same window and in another. Which line sets a \
      window's screen?
      """)
    #expect(
      !window.isHidden && !other.isHidden,
      "A window is still hidden. Which line makes a window visible?")
  }

  @Test("the scene's class and all its subclasses are accepted")
  func anySubclass() {
    expectShown(PollViewController.self) { PollViewController(coder: $0) }
    expectShown(CountingScreen.self) { CountingScreen(coder: $0) }
    expectShown(SecretCountingScreen.self) { SecretCountingScreen(coder: $0) }
  }

  @Test("an error doesn't change the window")
  func untouched() {
    for identifier in ["Notcie", "Letter", "Ballot"] {
      let window = TouchedWindow()
      let before = UIViewController()
      window.rootViewController = before
      window.touches = 0
      try? showNotice(identifier, in: window)
      #expect(
        window.rootViewController === before && window.isHidden && window.touches == 0,
        """
        “\(identifier)” can't be shown, but your code set the window's screen or made the window \
        visible. Which line changes the window before all checks have passed?
        """)
    }
  }

  @Test("an identifier that only resembles a scene's identifier throws an error")
  func resembling() {
    guard allBugsThrow else { return }
    let accepted = ["notice", "NOTICE", "Notice ", "Notic", "Notices", ""].filter { identifier in
      errorText { try showNotice(identifier, in: UIWindow()) } == nil
    }
    #expect(
      accepted == [],
      "No scene has exactly these identifiers. Which line accepts a similar one?")
  }

  @Test("show(_:in:creator:) rejects a superclass of the scene's class")
  func superclass() async {
    guard allBugsThrow else { return }
    let end = ProgramEnd()
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The creator returns a plain UIViewController, and your function accepted it. In your check, \
      which class has to inherit from which?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      try? showPlain("Notice", in: UIWindow())
      await end.reach()
    }
    guard survived != nil else { return }
    expectError(
      for: "Notice", showing: { try showPlain($0, in: $1) },
      naming: ["Notice", "UIViewController", "NoticeViewController"],
      """
      The creator returns a plain UIViewController, and the scene's class is NoticeViewController. \
      Which of the two is the expected class?
      """,
      ifNone: """
        The creator returns a superclass of the scene's class, but no error was thrown. In your \
        check, which class has to inherit from which?
        """)
  }

  @Test("for any other creator, the error names the class it returns")
  func otherCreator() {
    guard allBugsThrow else { return }
    // After a right creator, the next one has to be checked, too.
    try? showNotice("Notice", in: UIWindow())
    expectError(
      for: "Notice",
      showing: { try show($0, in: $1) { MapViewController(coder: $0) } },
      naming: ["Notice", "MapViewController", "NoticeViewController"],
      """
      Your file can't list all screen classes. How can your error name the class that this creator \
      returns?
      """,
      ifNone: """
        The creator returns a MapViewController, but no error was thrown. Which line checks the \
        creator's class?
        """)
  }

  @Test("no error swaps the expected class and the found class")
  func notSwapped() {
    guard allBugsThrow else { return }
    let creators = "GenericNoticeViewController"
    for (identifier, scenes) in [("Letter", "UIViewController"), ("Ballot", "PollViewController")] {
      let show = { try showNotice(identifier, in: UIWindow()) }
      let text = errorText(show) ?? ""
      // Its text, and its values with their labels.
      let told = text + "\n" + (labeledValues(inErrorOf: show) ?? "")
      let words =
        Self.wordsForExpected.map { ($0, creators, scenes) }
        + Self.wordsForFound.map { ($0, scenes, creators) }
      for (word, right, wrong) in words {
        let called = classes(called: word, in: told)
        guard called.contains(wrong), !called.contains(right) else { continue }
        Issue.record(
          """
          The error reads: \(text)
          In this text or the error's values, “\(word)” means \(wrong).
          The expected class is the creator's, and the found class is the scene's. Which of your \
          two values is which?
          """)
      }
    }
  }

  private static let wordsForExpected = ["expected", "wanted", "requested", "makes"]
  private static let wordsForFound = ["found", "got", "actual", "has"]

  /// Returns the values in the error that `body` throws, one line for each label.
  private func labeledValues(inErrorOf body: () throws -> Void) -> String? {
    func lines(of value: Any, depth: Int) -> [String] {
      Mirror(reflecting: value).children.flatMap { child in
        ["\(child.label ?? "-"): \(child.value)"]
          + (depth < 3 ? lines(of: child.value, depth: depth + 1) : [])
      }
    }
    do {
      try body()
      return nil
    } catch {
      return lines(of: error, depth: 0).joined(separator: "\n")
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
      The scene's class is PollViewController, and the creator returns a \(type). The error reads: \
      \(error ?? "(no error was thrown)")
      Which classes does your check accept?
      """, sourceLocation: sourceLocation)
  }
}

/// Whether each bug throws an error; if one doesn't, reading this property records an issue.
private var allBugsThrow: Bool {
  let areErrors = !bugErrorTexts.contains(nil)
  if !areErrors { Issue.record("Not every bug throws an error yet. See the tests “for a …”.") }
  return areErrors
}

/// The texts of the errors for the three bugs.
private var bugErrorTexts: [String?] {
  ["Notcie", "Letter", "Ballot"].map { identifier in
    errorText { try showNotice(identifier, in: UIWindow()) }
  }
}

/// Expects that a call of your function throws an error that contains these words.
private func expectError(
  for identifier: String,
  showing: (String, UIWindow) throws -> Void = { try showNotice($0, in: $1) },
  naming words: [String], _ comment: Comment, ifNone silence: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let text = errorText({ try showing(identifier, UIWindow()) }) else {
    Issue.record("The test requested “\(identifier)”. \(silence)", sourceLocation: sourceLocation)
    return
  }
  let missing = words.filter { !text.contains($0) }.joined(separator: ", ")
  guard !missing.isEmpty else { return }
  Issue.record(
    """
    The error reads: \(text)
    It doesn't contain: \(missing)
    \(comment)
    """, sourceLocation: sourceLocation)
}

/// Returns all descriptions of the error that `body` throws.
func errorText(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    let own = error as? any LocalizedError
    return [own?.errorDescription, own?.failureReason, own?.recoverySuggestion, "\(error)"]
      .compactMap(\.self).joined(separator: " ")
  }
}

private func showPlain(_ identifier: String, in window: UIWindow) throws {
  try show(identifier, in: window) { UIViewController(coder: $0) }
}

/// Returns the classes after a word, as in “expected: A, found: B”, if any.
private func classes(called word: String, in text: String) -> [String] {
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

/// A window that counts how often its screen is set or the window is made visible.
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

/// A class that your file doesn't know.
final class MapViewController: UIViewController {}

import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.6 WrongClass", .serialized, .graded)
struct WrongClassTests {
  private let end = ProgramEnd()

  /// Whether a fault leaves the program running; what stops it would end all tests with it.
  private static var isSafe: Bool?

  @Test("no wrong name stops the program")
  func safe() async {
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      A name was wrong, and the program ended: for a user, the app is gone. With an error, the \
      caller could still show something else. Which line ends the program? (classOfScene creates \
      the scene's class by init(coder:), so that must not trap here.)
      """
    ) { @MainActor [end = end as ProgramEnd] in
      for identifier in ["Notcie", "Letter", "Ballot"] {
        _ = try? Self.showNotice(identifier, in: UIWindow())
      }
      try? show("Notice", in: UIWindow()) { MapViewController(coder: $0) }
      // A scene that was right once is no reason not to look at the next creator.
      try? Self.showNotice("Notice", in: UIWindow())
      try? show("Notice", in: UIWindow()) { MapViewController(coder: $0) }
      await end.reach()
    }
    Self.isSafe = result != nil
  }

  @Test("the right names show the screen, made by your creator")
  func right() throws {
    let window = UIWindow()
    do {
      try Self.showNotice("Notice", in: window)
    } catch {
      Issue.record(
        """
        The right names were refused: \(error)
        The creator may make a subclass of the scene's class (5.1). In which direction does the \
        check have to compare?
        """)
      return
    }
    let screen = try #require(
      window.rootViewController, "All names are right, and the window shows nothing.")
    record(screen)
    #expect(
      screen.visibleTexts == ["Mine", "Drawn in the storyboard"],
      """
      The scene “Notice” has the class NoticeViewController, and the creator makes a subclass of \
      it. That is right: the screen should be shown, with the title of the repository. Which check \
      refuses it?
      """)
    let other = UIWindow()
    for next in [window, other] { try Self.showNotice("Notice", in: next, titled: "Yours") }
    #expect(
      [window, other].map { $0.rootViewController?.visibleTexts.first } == ["Yours", "Yours"],
      """
      The test showed a second notice, “Yours”, in the same window, and a third in another window. \
      Each window should show the screen of its last call. Which line gives a window its screen?
      """)
    #expect(
      !window.isHidden && !other.isHidden,
      """
      The test showed notices in two new windows, and one is still hidden. Which line makes a \
      window visible?
      """)
  }

  @Test("the scene's class and whatever inherits from it are shown, by any name")
  func anySubclass() {
    guard isSafe else { return }
    expectShown(PollViewController.self) { PollViewController(coder: $0) }
    expectShown(CountingScreen.self) { CountingScreen(coder: $0) }
    expectShown(SecretCountingScreen.self) { SecretCountingScreen(coder: $0) }
  }

  @Test("an identifier with a typo is an error that tells the identifier and the expected class")
  func typo() {
    expectError(
      for: "Notcie", tells: ["Notcie", "GenericNoticeViewController"],
      """
      No scene has the identifier “Notcie”. The reader of the error has to find that typo, and the \
      screen that was expected: the creator's. Where does your error name them?
      """,
      ifNone: """
        There is no such scene, and no error was thrown, so the user sees a black window. Which \
        line finds no scene?
        """)
  }

  @Test("an identifier that only resembles one of a scene is an error, too")
  func resembling() {
    guard isSafe, areFaultsErrors else { return }
    let accepted = ["notice", "NOTICE", "Notice ", "Notic", "Notices", ""].filter { identifier in
      errorText { try Self.showNotice(identifier, in: UIWindow()) } == nil
    }
    #expect(
      accepted == [],
      """
      No scene has these identifiers, and no error was thrown, so no caller corrects them. Which \
      line guesses what was meant?
      """)
  }

  @Test("a class that cannot be found is an error that tells what was expected, and what was found")
  func lost() {
    expectError(
      for: "Letter", tells: ["Letter", "GenericNoticeViewController", "UIViewController"],
      """
      The class of “Letter” is not in the app, so UIKit takes a plain UIViewController. That is \
      the class that was found. Where does your error name it?
      """,
      ifNone: "Its class is not in the app, and no error was thrown. Which line sees that?")
  }

  @Test("a creator of another class is an error that tells the expected and the found class")
  func otherClass() {
    expectError(
      for: "Ballot", tells: ["Ballot", "GenericNoticeViewController", "PollViewController"],
      """
      The scene “Ballot” has the class PollViewController, and the creator makes a notice. The \
      error should tell both classes. Which line knows them?
      """,
      ifNone: "It is a poll, not a notice, and no error was thrown. Which line sees that?")
  }

  @Test("a creator of a superclass of the scene's class is an error, too")
  func superclass() async {
    guard isSafe, areFaultsErrors else { return }
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The scene “Notice” has the class NoticeViewController, and the creator makes a plain \
      UIViewController, its superclass. Your function accepted it, and the program ended. In which \
      direction does the check have to compare?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      try? Self.showPlain("Notice", in: UIWindow())
      await end.reach()
    }
    guard survived != nil else { return }
    expectError(
      for: "Notice", showing: { try Self.showPlain($0, in: $1) },
      tells: ["Notice", "UIViewController", "NoticeViewController"],
      """
      The creator makes a plain UIViewController, and the scene has a subclass of it. Which of the \
      two is expected, and which was found?
      """,
      ifNone: """
        The creator makes a plain UIViewController, the superclass of the scene's class, and no \
        error was thrown. In which direction does the check have to compare?
        """)
  }

  @Test("an error names the class that the creator makes, and the requested scene")
  func otherCreator() {
    guard isSafe, areFaultsErrors else { return }
    expectError(
      for: "Notice",
      showing: { try show($0, in: $1) { MapViewController(coder: $0) } },
      tells: ["Notice", "MapViewController", "NoticeViewController"],
      """
      This time the creator makes a MapViewController, and the scene “Notice” has the class \
      NoticeViewController. Your file can't know all screens. How can it name this one?
      """,
      ifNone: "The creator makes a map, and no error was thrown. Which line sees that?")
  }

  @Test("an error calls the creator's class expected, and the scene's class found")
  func notSwapped() {
    guard isSafe, areFaultsErrors else { return }
    let creators = "GenericNoticeViewController"
    for (identifier, scenes) in [("Letter", "UIViewController"), ("Ballot", "PollViewController")] {
      let show = { try Self.showNotice(identifier, in: UIWindow()) }
      let text = errorText(show) ?? ""
      // What it says, and by which labels it keeps what it knows.
      let told = text + "\n" + (labelled(show) ?? "")
      let words =
        Self.wordsForExpected.map { ($0, creators, scenes) }
        + Self.wordsForFound.map { ($0, scenes, creators) }
      for (word, right, wrong) in words {
        let called = classes(called: word, in: told)
        guard called.contains(wrong), !called.contains(right) else { continue }
        Issue.record(
          """
          The error reads: \(text)
          In its text or its values, “\(word)” stands for the class \(wrong).
          A reader of this corrects the wrong name. Expected is the class that the creator makes, \
          and found is the scene's. Which of your two values is which?
          """)
      }
    }
  }

  @Test("three faults are three different errors")
  func different() {
    guard isSafe, areFaultsErrors else { return }
    let texts = faultTexts.compactMap(\.self)
    #expect(
      Set(texts).count == 3,
      """
      A typo, a lost class and a wrong class are corrected in three different places, so the \
      errors should read differently. These are the texts:
      \(texts.joined(separator: "\n"))
      """)
  }

  @Test("after an error the window shows what it showed before")
  func untouched() {
    guard isSafe else { return }
    for identifier in ["Notcie", "Letter", "Ballot"] {
      let window = TouchedWindow()
      let before = UIViewController()
      window.rootViewController = before
      window.touches = 0
      try? Self.showNotice(identifier, in: window)
      #expect(
        window.rootViewController === before && window.isHidden && window.touches == 0,
        """
        The screen “\(identifier)” could not be shown, and your code changed the window all the \
        same: it set a screen, or made the window visible. Which line does that before all checks?
        """)
    }
  }

  private static func showNotice(
    _ identifier: String, in window: UIWindow, titled title: String = "Mine"
  ) throws {
    try show(identifier, in: window) { coder in
      GenericNoticeViewController(coder: coder, repository: FixedFolders(title))
    }
  }

  private static func showPlain(_ identifier: String, in window: UIWindow) throws {
    try show(identifier, in: window) { UIViewController(coder: $0) }
  }

  private func expectError(
    for identifier: String,
    showing: (String, UIWindow) throws -> Void = { try showNotice($0, in: $1) },
    tells words: [String], _ comment: Comment, ifNone silence: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard isSafe else { return }
    guard let text = errorText({ try showing(identifier, UIWindow()) }) else {
      Issue.record("The test asked for “\(identifier)”. \(silence)", sourceLocation: sourceLocation)
      return
    }
    let missing = words.filter { !text.contains($0) }.joined(separator: ", ")
    guard !missing.isEmpty else { return }
    Issue.record(
      """
      The error reads: \(text)
      It does not tell: \(missing)
      \(comment)
      """, sourceLocation: sourceLocation)
  }

  private func expectShown<Screen: UIViewController>(
    _ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation,
    creator: @escaping (NSCoder) -> Screen?
  ) {
    let window = UIWindow()
    let error = errorText { try show("Ballot", in: window, creator: creator) }
    // The screen may stand in a container, such as a navigation controller.
    func hasScreen(_ controller: UIViewController) -> Bool {
      controller is Screen || controller.children.contains(where: hasScreen)
    }
    guard window.rootViewController.map(hasScreen) != true else { return }
    Issue.record(
      """
      The scene “Ballot” has the class PollViewController. The creator makes a \(type), which is \
      that class or inherits from it. The window should show it. The error reads: \
      \(error ?? "(no error was thrown)")
      What makes a class right for a scene?
      """, sourceLocation: sourceLocation)
  }

  /// The classes that a text calls so, as in “expected: A, found: B”; often there is none.
  private func classes(called word: String, in text: String) -> [String] {
    let small: Set = [
      "a", "an", "the", "class", "type", "is", "was", "to", "be", "plain", "Optional", "some",
      "GenericCreator", "StoryboardKit",
    ]
    // “A expected. B found” calls B found: no word reaches past the end of its part.
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

  private static let wordsForExpected = ["expected", "wanted", "requested", "makes"]
  private static let wordsForFound = ["found", "got", "actual", "has"]

  /// What the error of `body` keeps, a line for each label.
  private func labelled(_ body: () throws -> Void) -> String? {
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

  /// All that the error of `body` says of itself.
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

  /// The texts of the errors of the three faults.
  private var faultTexts: [String?] {
    ["Notcie", "Letter", "Ballot"].map { identifier in
      errorText { try Self.showNotice(identifier, in: UIWindow()) }
    }
  }

  /// Whether each fault gives an error; if not, this test fails, and says no more than that.
  private var areFaultsErrors: Bool {
    let areErrors = !faultTexts.contains(nil)
    if !areErrors { Issue.record("A fault gives no error yet. See the tests of the three faults.") }
    return areErrors
  }

  /// Whether this test can go on; if not, it fails.
  private var isSafe: Bool {
    if Self.isSafe == false { Issue.record("See “no wrong name stops the program”.") }
    return Self.isSafe != false
  }
}

/// Counts how often its screen was set, or it was brought into sight.
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

/// A class that your file has never heard of.
private final class MapViewController: UIViewController {}

/// Fits for the scene “Ballot”, by another name.
private class CountingScreen: PollViewController {}

private final class SecretCountingScreen: CountingScreen {}

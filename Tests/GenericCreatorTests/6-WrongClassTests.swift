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

  /// Whether wrong names don't crash the app, which would end all tests.
  static var isSafe: Bool?

  @Test("a wrong name doesn't crash the app")
  func safe() async {
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      The test called your function for “Notcie”, “Letter” and “Ballot”, then for “Notice” with a \
      wrong creator, a right one, and the wrong one again. One call crashed. A wrong call should \
      throw an error instead. Which check did the call pass, or skip? (classOfScene(_:) creates \
      the scene's class with init(coder:), so this initializer must not trap here.)
      """
    ) { @MainActor [end = end as ProgramEnd] in
      for identifier in ["Notcie", "Letter", "Ballot"] {
        _ = try? showNotice(identifier, in: UIWindow())
      }
      try? show("Notice", in: UIWindow()) { MapViewController(coder: $0) }
      // After a right creator, the next one has to be checked, too.
      try? showNotice("Notice", in: UIWindow())
      try? show("Notice", in: UIWindow()) { MapViewController(coder: $0) }
      await end.reach()
    }
    Self.isSafe = result != nil
  }

  @Test("for a typo, the error names the identifier and the expected class")
  func typo() {
    expectError(
      for: "Notcie", tells: ["Notcie", "GenericNoticeViewController"],
      """
      No scene has the identifier “Notcie”. To correct this typo, a reader needs the identifier \
      and the expected class, which is the creator's. Which values does your error contain?
      """,
      ifNone: """
        No scene has this identifier, but your function threw no error, so the user sees a black \
        window. In which line does your code find no scene?
        """)
  }

  @Test("an identifier that only resembles a scene's identifier throws an error")
  func resembling() {
    guard isSafe, areFaultsErrors else { return }
    let accepted = ["notice", "NOTICE", "Notice ", "Notic", "Notices", ""].filter { identifier in
      errorText { try showNotice(identifier, in: UIWindow()) } == nil
    }
    #expect(
      accepted == [],
      """
      No scene has these identifiers, but your function threw no error for them. It should throw \
      an error for each identifier. Which line accepts a similar identifier?
      """)
  }

  @Test("for a missing class, the error names both classes")
  func lost() {
    expectError(
      for: "Letter", tells: ["Letter", "GenericNoticeViewController", "UIViewController"],
      """
      The class of “Letter” isn't in the app, so UIKit uses a plain UIViewController. That's the \
      found class. Where does your error name it?
      """,
      ifNone: "The scene's class isn't in the app, but no error was thrown. Which line checks it?")
  }

  @Test("for a different class, the error names both classes")
  func otherClass() {
    expectError(
      for: "Ballot", tells: ["Ballot", "GenericNoticeViewController", "PollViewController"],
      """
      The scene “Ballot” has the class PollViewController, and the creator returns a notice. The \
      error should name both classes. Which line has both?
      """,
      ifNone: "It's a poll, not a notice, but no error was thrown. Which line checks that?")
  }

  @Test("show(_:in:creator:) rejects a superclass of the scene's class")
  func superclass() async {
    guard isSafe, areFaultsErrors else { return }
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The scene “Notice” has the class NoticeViewController, and the creator returns a plain \
      UIViewController, its superclass. Your function accepted it, and the app crashed. In your \
      check, which class has to inherit from which?
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
      The creator returns a plain UIViewController, and the scene has a subclass of it. Which of \
      the two is the expected class, and which is the found class?
      """,
      ifNone: """
        The creator returns a plain UIViewController, the superclass of the scene's class, but no \
        error was thrown. In your check, which class has to inherit from which?
        """)
  }

  @Test("for any other creator, the error names the class it returns")
  func otherCreator() {
    guard isSafe, areFaultsErrors else { return }
    expectError(
      for: "Notice",
      showing: { try show($0, in: $1) { MapViewController(coder: $0) } },
      tells: ["Notice", "MapViewController", "NoticeViewController"],
      """
      This creator returns a MapViewController, and the scene “Notice” has the class \
      NoticeViewController. Your file can't list all screen classes. How can your error name this \
      class?
      """,
      ifNone: "The creator returns a map, but no error was thrown. Which line checks that?")
  }

  @Test("no error swaps the expected class and the found class")
  func notSwapped() {
    guard isSafe, areFaultsErrors else { return }
    let creators = "GenericNoticeViewController"
    for (identifier, scenes) in [("Letter", "UIViewController"), ("Ballot", "PollViewController")] {
      let show = { try showNotice(identifier, in: UIWindow()) }
      let text = errorText(show) ?? ""
      // Its text, and its values with their labels.
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
          In its text or its values, “\(word)” means the class \(wrong).
          The expected class is the creator's, and the found class is the scene's. Which of your \
          two values is which?
          """)
      }
    }
  }

  @Test("the three bugs throw three different errors")
  func different() {
    guard isSafe, areFaultsErrors else { return }
    let texts = faultTexts.compactMap(\.self)
    #expect(
      Set(texts).count == 3,
      """
      A typo, a missing class and a different class are corrected in three different places, so \
      each error should have its own text. Which two texts are the same?
      \(texts.joined(separator: "\n"))
      """)
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

  private static let wordsForExpected = ["expected", "wanted", "requested", "makes"]
  private static let wordsForFound = ["found", "got", "actual", "has"]

  /// Returns the values in the error that `body` throws, one line for each label.
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

  /// The texts of the errors for the three bugs.
  private var faultTexts: [String?] {
    ["Notcie", "Letter", "Ballot"].map { identifier in
      errorText { try showNotice(identifier, in: UIWindow()) }
    }
  }

  /// Whether each bug throws an error; if not, records an issue.
  private var areFaultsErrors: Bool {
    let areErrors = !faultTexts.contains(nil)
    if !areErrors { Issue.record("Not every bug throws an error yet. See the tests “for a …”.") }
    return areErrors
  }

  /// Whether this test can continue; if not, records an issue.
  private var isSafe: Bool {
    if Self.isSafe == false { Issue.record("See “a wrong name doesn't crash the app”.") }
    return Self.isSafe != false
  }

  // Here, so that the checks come after the tests, one of which sets isSafe.
  @Suite("5.6 WrongClass: checks")
  struct WrongClassChecks {}
}

/// A class that your file doesn't know.
private final class MapViewController: UIViewController {}

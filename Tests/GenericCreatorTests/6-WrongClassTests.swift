import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.6 WrongClass", .serialized, .graded)
struct WrongClassTests {
  /// Whether the app survives wrong names, because a crash would end all tests.
  static var isSafe: Bool?

  @Test("a wrong name doesn't crash the app")
  func safe() async {
    let end = ProgramEnd()
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      classOfScene(_:) creates the scene's screen with init(coder:), so this initializer must not \
      trap here. Which check did the crashing call pass or skip?
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
      for: "Notcie", naming: ["Notcie", "GenericNoticeViewController"],
      """
      To correct a typo, a reader needs the identifier and the class that the creator returns. \
      Which values does your error contain?
      """,
      ifNone: """
        No error was thrown, so the user sees a black window. Which line runs if no scene has the \
        identifier?
        """)
  }

  @Test("for a missing class, the error names both classes")
  func lost() {
    expectError(
      for: "Letter", naming: ["Letter", "GenericNoticeViewController", "UIViewController"],
      """
      The scene's class isn't in the app, so the storyboard creates a plain UIViewController. \
      Where does your error name UIViewController?
      """,
      ifNone: """
        The scene's class isn't in the app, but no error was thrown. Which line checks the scene's \
        class?
        """)
  }

  @Test("for a different class, the error names both classes")
  func otherClass() {
    expectError(
      for: "Ballot", naming: ["Ballot", "GenericNoticeViewController", "PollViewController"],
      "The scene is a poll, and the creator returns a notice. Which line compares the two classes?",
      ifNone: """
        The scene is a poll, not a notice, but no error was thrown. Which line compares the two \
        classes?
        """)
  }

  @Test("the three bugs throw three different errors")
  func different() {
    guard allBugsThrow else { return }
    let texts = bugErrorTexts.compactMap(\.self)
    #expect(
      Set(texts).count == 3,
      """
      \(texts.joined(separator: "\n"))
      A typo, a missing class and a different class are corrected in three different places. Which \
      two texts are the same?
      """)
  }

  // Nested here, so that the checks run after the tests, one of which sets isSafe.
  @Suite("5.6 WrongClass: checks")
  struct WrongClassChecks {}
}

import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.6 WrongClass", .graded)
struct WrongClassTests {
  @Test("for a typo, the error names the identifier and the expected class")
  func typo() {
    let text = errorText(for: "Notcie")
    #expect(
      text.contains("Notcie"),
      """
      No scene has this identifier, so the window stays black. What does your function tell its \
      caller?
      """)
    #expect(
      text.contains("GenericNoticeViewController"),
      """
      To correct a typo, a reader also needs the class that the creator returns. Which values does \
      your error contain?
      """)
  }

  @Test("for a missing class, the error names both classes")
  func lost() {
    let text = errorText(for: "Letter")
    #expect(
      text.contains("Letter"),
      """
      The scene exists, but its class isn't in the app. Which line checks the scene's class?
      """)
    #expect(
      text.contains("GenericNoticeViewController"),
      "The creator returns this class. Which values does your error contain?")
    #expect(
      text.contains("UIViewController"),
      """
      The scene's class isn't in the app, so the storyboard creates a plain UIViewController. \
      Where does your error name UIViewController?
      """)
  }

  @Test("for a different class, the error names both classes")
  func otherClass() {
    let text = errorText(for: "Ballot")
    #expect(
      text.contains("Ballot"),
      "The scene is a poll, and the creator returns a notice. Which line compares the two classes?")
    #expect(
      text.contains("GenericNoticeViewController"),
      "The creator returns this class. Which values does your error contain?")
    #expect(
      text.contains("PollViewController"),
      "The scene has this class. Which values does your error contain?")
  }

  @Test("the three bugs throw three different errors")
  func different() {
    let texts = ["Notcie", "Letter", "Ballot"].map(errorText(for:))
    #expect(
      Set(texts).count == 3,
      """
      The errors are \(texts). A typo, a missing class and a different class are corrected in \
      three different places. Which two texts are the same?
      """)
  }
}

/// Requests a scene of the storyboard, with a creator that returns a notice.
func showNotice(
  _ identifier: String, in window: UIWindow, titled title: String = "Mine"
) throws {
  try show(identifier, in: window) { coder in
    GenericNoticeViewController(coder: coder, repository: FixedFolders(title))
  }
}

/// Returns the text of the error for an identifier, or “no error”.
private func errorText(for identifier: String) -> String {
  errorText { try showNotice(identifier, in: UIWindow()) } ?? "no error"
}

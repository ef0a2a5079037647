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
      text == noError
        ? "No scene has this identifier, so the window stays black. What should the caller get?"
        : "Your error doesn't contain “Notcie”. How would a colleague find the typo?")
    guard text != noError else { return }
    #expect(
      text.contains("GenericNoticeViewController"),
      """
      To correct a typo, a reader also needs the class that the creator returns. Which values does \
      your error contain?
      """)
  }

  @Test("for a missing class, the error names the identifier and both classes")
  func lost() {
    let text = errorText(for: "Letter")
    #expect(
      text.contains("Letter"),
      text == noError
        ? "The scene exists, but its class isn't in the app. Which line checks the scene's class?"
        : "Your error doesn't contain “Letter”. How would a colleague find the scene?")
    guard text != noError else { return }
    #expect(
      text.contains("GenericNoticeViewController"),
      "The creator returns a GenericNoticeViewController. Which values does your error contain?")
    #expect(
      text.contains("UIViewController"),
      """
      The scene's class isn't in the app, so the storyboard creates a plain UIViewController. \
      Where does your error name UIViewController?
      """)
  }

  @Test("for a different class, the error names the identifier and both classes")
  func otherClass() {
    let text = errorText(for: "Ballot")
    #expect(
      text.contains("Ballot"),
      text == noError
        ? "The scene is a poll; the creator returns a notice. Which line compares the two classes?"
        : "Your error doesn't contain “Ballot”. How would a colleague find the scene?")
    guard text != noError else { return }
    #expect(
      text.contains("GenericNoticeViewController"),
      "The creator returns a GenericNoticeViewController. Which values does your error contain?")
    #expect(
      text.contains("PollViewController"),
      "The scene's class is PollViewController. Which values does your error contain?")
  }

  @Test("the three bugs throw three different errors")
  func different() {
    let texts = ["Notcie", "Letter", "Ballot"].map(errorText(for:))
    #expect(
      Set(texts).count == 3,
      """
      The three errors:
      \(texts.joined(separator: "\n"))
      A typo, a missing class and a different class are corrected in three different places. Which \
      of the errors are the same?
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

/// Returns the text of the error for an identifier, or `noError`.
private func errorText(for identifier: String) -> String {
  errorText { try showNotice(identifier, in: UIWindow()) } ?? noError
}

private let noError = "no error"

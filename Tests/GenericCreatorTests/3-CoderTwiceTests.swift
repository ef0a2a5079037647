import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.3 CoderTwice", .serialized, .graded)
struct CoderTwiceTests {
  private let main = UIStoryboard(name: "Main", bundle: storyboardBundle)
  private let old: OldStoryboard

  init() {
    old = OldStoryboard(main)
  }

  @Test("without creators, the label of the storyboard shows your memo")
  func oldSystem() throws {
    let screen = try makeScreen("Buy milk", from: .withoutCreators(old))
    record(screen)
    #expect(
      screen.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      """
      This system has no creators. The storyboard's label should show the memo, above the drawn \
      text. When does the controller with the scene's view get its memo? (When the storyboard \
      connects an outlet, the outlet's didSet doesn't run here; in an app, it does.)
      """)
    guard screen.visibleTexts.first == "Buy milk" else { return }
    let window = UIWindow(showing: screen)
    window.isHidden = true
    window.isHidden = false
    #expect(
      screen.visibleTexts.first == "Buy milk",
      "The test hid the screen and showed it again. Which line removed its memo?")
    let empty = try [SystemStoryboard.withCreators(main), .withoutCreators(old)].map {
      try makeScreen("", from: $0).visibleTexts
    }
    #expect(
      !empty.joined().contains("Memo"),
      """
      The test passed an empty memo, with creators and without. A label still says “Memo”, the \
      storyboard's text, but should be empty. Which line skips an empty memo?
      """)
  }

  @Test("without creators, your function returns the storyboard's controller")
  func identity() throws {
    let screen = try makeScreen("Buy milk", from: .withoutCreators(old))
    record(screen)
    #expect(
      screen === old.lastMade,
      """
      Your function didn't return the controller that the old storyboard created last. Only that \
      controller gets the scene's view and outlets. Which line creates the controller that you \
      return?
      """)
  }

  @Test("makeMemoScreen(_:from:) creates exactly one screen on each system")
  func once() throws {
    let main = main
    for (storyboard, kind) in [
      (SystemStoryboard.withCreators(main), "with"), (.withoutCreators(old), "without"),
    ] {
      let count = BaseViewController.made { _ = makeMemoScreen("Buy milk", from: storyboard) }
      #expect(
        count == 1,
        """
        The test called makeMemoScreen(_:from:) once, on a system \(kind) creators. \
        BaseViewController counts your screens, and there should be one. Which line creates \
        another screen, or a screen of another class?
        """)
    }
  }

  @Test("without creators, two screens keep their own memos")
  func two() throws {
    let milk = try makeScreen("Buy milk", from: .withoutCreators(old))
    let mina = try makeScreen("Call Mina", from: .withoutCreators(old))
    record(mina)
    guard milk !== mina else {
      Issue.record(
        """
        The test called makeMemoScreen(_:from:) twice, and got the same controller twice. Each \
        call should create a new controller. Which line returns the old one?
        """)
      return
    }
    #expect(
      [milk, mina].map { $0.visibleTexts.first } == ["Buy milk", "Call Mina"],
      """
      The test created two screens, “Buy milk” and then “Call Mina”, and showed the second one \
      first. Each screen should show its own memo. Where does a screen store its memo?
      """)
  }
}

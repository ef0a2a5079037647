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

  @Test("with creators, the label of the storyboard shows your memo")
  func newSystem() throws {
    let screen = try makeScreen("Buy milk", from: .withCreators(main))
    record(screen)
    #expect(
      screen.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      """
      This system has creators. The storyboard's label should show the memo when the screen \
      appears, as in the starter file. Which line sets the label? (When the storyboard connects an \
      outlet, the outlet's didSet doesn't run here; in an app, it does.)
      """)
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

  @Test("with creators, the storyboard that you pass creates the screen")
  func newIdentity() throws {
    let screen = try makeScreen("Buy milk", from: .withCreators(main))
    record(screen)
    #expect(
      screen.storyboard === main,
      """
      The test passed a storyboard, but this storyboard didn't create the screen. The caller \
      decides which storyboard to use. Which line creates the screen on a system with creators?
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

  @Test("creating a screen doesn't load its view")
  func notLoaded() throws {
    let screens = try [SystemStoryboard.withCreators(main), .withoutCreators(old)].map {
      try makeScreen("Buy milk", from: $0)
    }
    let isLoaded = screens.map(\.isViewLoaded)
    record(screens[1])
    #expect(
      isLoaded == [false, false],
      """
      The test created two screens, one with creators and one without. Below: the value of \
      isViewLoaded for each screen. Both should be false: viewDidLoad shouldn't run before the \
      screen appears. Which line uses the view, or anything in it?
      """)
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

  @Test("with creators, two screens keep their own memos")
  func twoWithCreators() throws {
    let milk = try makeScreen("Buy milk", from: .withCreators(main))
    let mina = try makeScreen("Call Mina", from: .withCreators(main))
    record(mina)
    #expect(
      [milk, mina].map { $0.visibleTexts.first } == ["Buy milk", "Call Mina"],
      """
      The test created two screens on a system with creators, and showed them afterwards. Each \
      screen should show its own memo. To which object can the creator pass the memo?
      """)
  }

  @Test("a screen without a memo doesn't show another screen's memo")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test created two screens, “Buy milk” without creators and “Call Mina” with them. Then it \
      created a third screen with the storyboard alone, and that screen shows one of these memos. \
      It should show no memo, or trap. Where does the third screen get the memo?
      """
    ) { @MainActor in
      let main = UIStoryboard(name: "Main", bundle: storyboardBundle)
      let make = {
        [
          makeMemoScreen("Buy milk", from: .withoutCreators(OldStoryboard(main))),
          makeMemoScreen("Call Mina", from: .withCreators(main)),
        ]
      }
      let kept = make()
      for screen in kept { screen?.loadViewIfNeeded() }
      // Several times, since a new object may get the address of a deallocated one, and find its
      // memo there.
      let isAnothers = (1...10).contains { _ in
        _ = make()
        let other = main.instantiateViewController(withIdentifier: "Memo")
        // Many screens trap here, since their memo is missing, which is fine, too.
        let texts = withExtendedLifetime(kept) { other.visibleTexts }
        return !Set(texts).isDisjoint(with: ["Buy milk", "Call Mina"])
      }
      precondition(isAnothers, "No screen shows another screen's memo.")
      ProgramEnd.leaveUnstopped()
    }
  }

  private func makeScreen(
    _ memo: String, from storyboard: SystemStoryboard
  ) throws -> UIViewController {
    try #require(
      makeMemoScreen(memo, from: storyboard),
      "The test passed a memo and got nil instead of a screen. Which line returns nil?")
  }
}

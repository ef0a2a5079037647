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
      This system has creators, and the screen was right before your change. The memo should be on \
      the label of the storyboard as soon as the screen appears. Which line puts it there? (The \
      didSet of an outlet does not run here when the outlet is connected; in an app it does.)
      """)
  }

  @Test("without creators, the label of the storyboard shows your memo")
  func oldSystem() throws {
    let screen = try makeScreen("Buy milk", from: .withoutCreators(old))
    record(screen)
    #expect(
      screen.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      """
      This system has no creators. The screen should look as with them: your memo, and below it \
      what was drawn. Which controller has the scene's view, and when does it get the memo? (The \
      didSet of an outlet does not run here when the outlet is connected; in an app it does.)
      """)
    guard screen.visibleTexts.first == "Buy milk" else { return }
    let window = UIWindow(showing: screen)
    window.isHidden = true
    window.isHidden = false
    #expect(
      screen.visibleTexts.first == "Buy milk",
      "The test hid the screen and showed it again. Until when does it keep its memo?")
    let empty = try [SystemStoryboard.withCreators(main), .withoutCreators(old)].map {
      try makeScreen("", from: $0).visibleTexts
    }
    #expect(
      !empty.joined().contains("Memo"),
      """
      The test passed an empty memo, with creators and without. A label still says “Memo”, as it \
      was drawn, but should be empty. Which line skips an empty memo?
      """)
  }

  @Test("without creators, the screen is the very one that the storyboard made")
  func identity() throws {
    let screen = try makeScreen("Buy milk", from: .withoutCreators(old))
    record(screen)
    #expect(
      screen === old.lastMade,
      """
      This is not the controller that the old storyboard made last. Only that one gets the scene's \
      view and outlets. Which line creates the controller that your code returned?
      """)
  }

  @Test("with creators, the screen is one that your storyboard made")
  func newIdentity() throws {
    let screen = try makeScreen("Buy milk", from: .withCreators(main))
    record(screen)
    #expect(
      screen.storyboard === main,
      """
      The storyboard that the test passed did not make this screen. Its caller decides which \
      storyboard does. Which line creates the screen on a system with creators?
      """)
  }

  @Test("one screen is made, on either kind of system")
  func once() throws {
    let main = main
    for (storyboard, kind) in [
      (SystemStoryboard.withCreators(main), "with"), (.withoutCreators(old), "without"),
    ] {
      let count = BaseViewController.made { _ = makeMemoScreen("Buy milk", from: storyboard) }
      #expect(
        count == 1,
        """
        The test asked for one screen, on a system \(kind) creators, and BaseViewController \
        counted the screens that your code made. Which line makes another, or none of that class?
        """)
    }
  }

  @Test("the view is not loaded before it is looked at")
  func notLoaded() throws {
    let screens = try [SystemStoryboard.withCreators(main), .withoutCreators(old)].map {
      try makeScreen("Buy milk", from: $0)
    }
    let isLoaded = screens.map(\.isViewLoaded)
    record(screens[1])
    #expect(
      isLoaded == [false, false],
      """
      A screen came with its view loaded, so viewDidLoad ran while the screen was being made. (The \
      first value is for a system with creators, the second for one without.) Which line touches \
      the view, or what is in it?
      """)
  }

  @Test("two screens from an old storyboard keep two memos")
  func two() throws {
    let milk = try makeScreen("Buy milk", from: .withoutCreators(old))
    let mina = try makeScreen("Call Mina", from: .withoutCreators(old))
    record(mina)
    guard milk !== mina else {
      Issue.record(
        """
        The test asked for two screens, one after the other, and got the same controller twice. \
        Each call should create a new one: where does the old one come from?
        """)
      return
    }
    #expect(
      [milk, mina].map { $0.visibleTexts.first } == ["Buy milk", "Call Mina"],
      """
      The test created two screens, “Buy milk” and then “Call Mina”, and looked at the second one \
      first. Each should show its own memo. Where does a screen get its memo, and when?
      """)
  }

  @Test("two screens from a storyboard with creators keep two memos")
  func twoWithCreators() throws {
    let milk = try makeScreen("Buy milk", from: .withCreators(main))
    let mina = try makeScreen("Call Mina", from: .withCreators(main))
    record(mina)
    #expect(
      [milk, mina].map { $0.visibleTexts.first } == ["Buy milk", "Call Mina"],
      """
      The test created two screens on a system with creators, and then looked at them. Each should \
      show its own memo. A creator knows the memo: which object can it pass it to, at once?
      """)
  }

  @Test("a screen without a memo doesn't show another screen's")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test created two screens, “Buy milk” without creators and “Call Mina” with them. Then \
      the storyboard made another one by itself. It shows one of the two memos, but should show \
      none, or trap. Where does it get that memo?
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
      // Several times, since a new one may come into the place of one that is gone, and find its
      // memo there.
      let isAnothers = (1...10).contains { _ in
        _ = make()
        let other = main.instantiateViewController(withIdentifier: "Memo")
        // Many end the program before, since their memo is missing, and that is as good.
        let texts = withExtendedLifetime(kept) { other.visibleTexts }
        return !Set(texts).isDisjoint(with: ["Buy milk", "Call Mina"])
      }
      precondition(isAnothers, "It shows no other's.")
      ProgramEnd.leaveUnstopped()
    }
  }

  private func makeScreen(
    _ memo: String, from storyboard: SystemStoryboard
  ) throws -> UIViewController {
    try #require(
      makeMemoScreen(memo, from: storyboard),
      "A memo was to be shown, but the test got nil. Which line returns nil, and why?")
  }
}

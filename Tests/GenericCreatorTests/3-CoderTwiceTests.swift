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
      screen.textsInSight == ["Buy milk", "Drawn in the storyboard"],
      """
      This system has creators, and the screen was right before your change. The memo should be on \
      the label that was drawn in the storyboard. Is the creator still there, and does it pass the \
      memo? (The didSet of an outlet does not run here when the outlet is connected; in an app it \
      does.)
      """)
  }

  @Test("without creators, the label of the storyboard shows your memo")
  func oldSystem() throws {
    let screen = try makeScreen("Buy milk", from: .withoutCreators(old))
    record(screen)
    #expect(
      screen.textsInSight == ["Buy milk", "Drawn in the storyboard"],
      """
      This system has no creators. The screen should look as with them: your memo, and below it \
      what was drawn. If there is nothing at all, this controller does not belong to the \
      storyboard: its view is plain, and its outlets are nil. Whose view did you want to see? If \
      only the memo is missing: which object has it, and when does the label get it? (The didSet \
      of an outlet does not run here when the outlet is connected; in an app it does.)
      """)
  }

  @Test("without creators, the screen is the very one that the storyboard made")
  func identity() throws {
    let screen = try makeScreen("Buy milk", from: .withoutCreators(old))
    record(screen)
    #expect(
      screen === old.lastMade,
      """
      The old storyboard was not asked, or your code returned another controller than the one it \
      made last. Only the controller that the old storyboard made gets the scene's view. Another \
      one can only borrow it. And an old system has no creators at all.
      """)
  }

  @Test("with creators, the screen is one that your storyboard made")
  func newIdentity() throws {
    let screen = try makeScreen("Buy milk", from: .withCreators(main))
    record(screen)
    #expect(
      screen.storyboard === main,
      """
      The storyboard that was passed did not make this screen: your code used no storyboard, or \
      another one. The caller decides which storyboard makes the screen. On a system with creators \
      the screen was right before your change: what asked the storyboard then?
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
        The test asked for one screen, on a system \(kind) creators. A second one is never seen, \
        but its initializer ran, and it may listen to something by now. If the number is 0: does \
        the screen still inherit from BaseViewController?
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
      first value is for a system with creators, the second for one without.) What viewDidLoad \
      needs has to be there before. If you set the label's text later, you do not repair what \
      viewDidLoad did.
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
        The test asked for two screens, one after the other, and got the same controller twice. So \
        the first caller has a screen with the second memo. Each call should make a new one: where \
        does the old one come from?
        """)
      return
    }
    #expect(
      [milk, mina].map { $0.textsInSight.first } == ["Buy milk", "Call Mina"],
      """
      Two screens were made, “Buy milk” and then “Call Mina”, and the second one was looked at \
      first. Each should show its own memo. If both show one memo, or each shows the other's, the \
      memos lie in a place that all screens share. Each screen takes one from there later. If they \
      show none, see what the test with one screen says.
      """)
  }

  @Test("two screens from a storyboard with creators keep two memos")
  func twoWithCreators() throws {
    let milk = try makeScreen("Buy milk", from: .withCreators(main))
    let mina = try makeScreen("Call Mina", from: .withCreators(main))
    record(mina)
    #expect(
      [milk, mina].map { $0.textsInSight.first } == ["Buy milk", "Call Mina"],
      """
      Two screens were made on a system with creators, and then looked at. Each should show its \
      own memo. If both show one memo, it is fixed in the code, or it lies in a place that all \
      screens share. A creator knows the memo: which object can it pass it to, at once?
      """)
  }

  @Test("a screen that is handed no memo does not show the one of another screen")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      Two screens were made, “Buy milk” without creators and “Call Mina” with them. Then the \
      storyboard made another one by itself, without a memo, and it shows one of the two. So that \
      memo lay in a place that all screens share, such as a variable or a table of the file. Each \
      memo should be handed to one screen. One without a memo may show none, or stop the program.
      """
    ) { @MainActor in
      let main = UIStoryboard(name: "Main", bundle: storyboardBundle)
      // Several times, since a new one may come into the place of one that is gone, and find its
      // memo there.
      let isAnothers = (1...10).contains { _ in
        _ = makeMemoScreen("Buy milk", from: .withoutCreators(OldStoryboard(main)))
        _ = makeMemoScreen("Call Mina", from: .withCreators(main))
        let other = main.instantiateViewController(withIdentifier: "Memo")
        // Many end the program before, since their memo is missing, and that is as good.
        return !Set(other.textsInSight).isDisjoint(with: ["Buy milk", "Call Mina"])
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

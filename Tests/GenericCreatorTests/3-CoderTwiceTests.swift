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
      This system has creators, and all was well before your change. The memo should be on \
      the label that was drawn in the storyboard. Is the creator still there, and does it \
      hand over the memo? (The didSet of an outlet does not run here when the outlet is \
      connected; in an app it does.)
      """)
  }

  @Test("without creators, the label of the storyboard shows your memo")
  func oldSystem() throws {
    let screen = try makeScreen("Buy milk", from: .withoutCreators(old))
    record(screen)
    #expect(
      screen.textsInSight == ["Buy milk", "Drawn in the storyboard"],
      """
      This system has no creators. The screen should look as it does with them: your memo, and \
      below it what was drawn. If there is nothing at all, this controller has no part in the \
      storyboard: its view is a plain one, and its outlets are nil. Whose view did you want to \
      see? If only the memo is missing: who has it, and who puts it on the label, when? (The \
      didSet of an outlet does not run here when the outlet is connected; in an app it does.)
      """)
  }

  @Test("without creators, the screen is the very one that the storyboard made")
  func identity() throws {
    let screen = try makeScreen("Buy milk", from: .withoutCreators(old))
    record(screen)
    #expect(
      screen === old.lastMade,
      """
      The old storyboard was not asked, or it made one controller and another one came \
      out. Only the one that the old storyboard made gets the scene's view, and nothing \
      that another one borrows from it makes up for that. And creators, by whatever way, \
      are not there on an old system.
      """)
  }

  @Test("with creators, the screen is one that your storyboard made")
  func newIdentity() throws {
    let screen = try makeScreen("Buy milk", from: .withCreators(main))
    record(screen)
    #expect(
      screen.storyboard === main,
      """
      The storyboard that you passed was not asked: the screen was made beside it, or by another \
      storyboard. Whoever makes the screen says which one it comes from. On a system with creators \
      all was well before your change: what asked the storyboard then?
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
        You asked for one screen, on a system \(kind) creators. A second one is more than waste: \
        it ran its initializer, it may listen to something by now, and nobody will ever see it. If \
        it is fewer than one, the screens of the app no longer count themselves: a screen inherits \
        from BaseViewController.
        """)
    }
  }

  @Test("nobody loads the view before it is looked at")
  func notLoaded() throws {
    let screens = try [SystemStoryboard.withCreators(main), .withoutCreators(old)].map {
      try makeScreen("Buy milk", from: $0)
    }
    let isLoaded = screens.map(\.isViewLoaded)
    record(screens[1])
    #expect(
      isLoaded == [false, false],
      """
      A screen came with its view loaded, so viewDidLoad ran while the screen was still being \
      made. (The first answer is for a system with creators, the second for one without.) What \
      viewDidLoad needs has to be there before. A text that is put on a label later repairs what \
      shows, and not what viewDidLoad does.
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
        Two screens were asked for, one after the other, and the same controller came out twice. \
        Whoever asked first has a screen with the second memo. Each call makes one: who hands out \
        one that was made before?
        """)
      return
    }
    #expect(
      [milk, mina].map { $0.textsInSight.first } == ["Buy milk", "Call Mina"],
      """
      Two screens were made, “Buy milk” and then “Call Mina”, and the second one was looked at \
      first. Each should show the memo that it was made with. If both show one memo, or each the \
      other's, the memos lie in a place that all screens share, and a screen takes one from there \
      later. If they show none, see what the test with one screen says.
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
      Two screens were made on a system with creators, and then looked at. Each should show the \
      memo that it was made with. If both show one memo, it is written down, or it lies in a place \
      that all screens share. A creator knows the memo: to whom can it hand it, at once?
      """)
  }

  @Test("a screen that is handed no memo does not show the one of another screen")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      Two screens were made, “Buy milk” without creators and “Call Mina” with them. Then the \
      storyboard made another one by itself, nobody handed it a memo, and it shows one of the two. \
      So that memo lay in a place that all screens share, in a variable or a table of the file, \
      and who comes next finds it there. A memo should be handed to one screen.
      """
    ) { @MainActor in
      let main = UIStoryboard(name: "Main", bundle: storyboardBundle)
      // Several times, since one that is gone may leave its memo to who comes into its place.
      let isAnothers = (1...10).contains { _ in
        _ = makeMemoScreen("Buy milk", from: .withoutCreators(OldStoryboard(main)))
        _ = makeMemoScreen("Call Mina", from: .withCreators(main))
        let other = main.instantiateViewController(withIdentifier: "Memo")
        // Many end the program before, since their memo is missing, and that is as good.
        return !Set(other.textsInSight).isDisjoint(with: ["Buy milk", "Call Mina"])
      }
      precondition(isAnothers, "It shows no other's.")
    }
  }

  private func makeScreen(
    _ memo: String, from storyboard: SystemStoryboard
  ) throws -> UIViewController {
    try #require(
      makeMemoScreen(memo, from: storyboard),
      "A memo was to be shown, and no screen came out. Where is nil returned, and why?")
  }
}

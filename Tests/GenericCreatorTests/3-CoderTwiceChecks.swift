import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

// Inside the tests' suite, so that tests and checks run one at a time.
extension CoderTwiceTests {
  @Suite("5.3 CoderTwice: checks")
  struct CoderTwiceChecks {
    private let main = UIStoryboard(name: "Main", bundle: storyboardBundle)
    private let old: OldStoryboard

    init() {
      old = OldStoryboard(main)
    }
  }
}

extension CoderTwiceTests.CoderTwiceChecks {
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
}

func makeScreen(
  _ memo: String, from storyboard: SystemStoryboard
) throws -> UIViewController {
  try #require(
    makeMemoScreen(memo, from: storyboard),
    "The test passed a memo and got nil instead of a screen. Which line returns nil?")
}

import Foundation
import InitializerSupport
import Probes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.8 NavigationTest: checks", .graded)
struct NavigationTestChecks {
  @Test("the specification returns the same result every time")
  func again() async {
    // In its own process, so that the specification wasn't called before.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test called the specification twice, with correct flows, and the program crashed. The \
      specification should return true or false. Which of its lines traps?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let answers = (1...2).map { _ in specification { Flow($0, $1) } }
      #expect(
        answers[0] == answers[1],
        """
        The test called your specification twice with the same correct flow, and the two results \
        differ. Something is left over from the first call: a manager, a navigation controller, \
        or what your spy recorded. Which of your variables outlives a call?
        """)
      await end.reach()
    }
  }

  @Test("the specification accepts a correct flow")
  func right() {
    let acceptsTitled = specification { TitledFlow($0, $1) }
    expectAccepted(
      { Flow($0, $1) },
      because: acceptsTitled
        ? """
        This flow does what your file's header says, but the specification rejects it. It accepts \
        the same flow if that sets each screen's title, and loads its view, before the push. Which \
        of your checks needs one of these? (A card's label is nil until the card's view is loaded.)
        """
        : """
        This flow does what your file's header says, but the specification rejects it. Teams soon \
        turn off tests that fail for correct code. Which check, or which call, requires more than \
        the header?
        """)
  }

  @Test("the specification accepts a correct flow that sets titles")
  func rightWithTitles() {
    expectAccepted(
      { TitledFlow($0, $1) },
      because: """
        This flow sets each screen's title and loads its view before it pushes the screen. That's \
        correct: your file's header doesn't mention either. The specification rejects it. Which \
        check requires more than the header?
        """)
  }

  @Test("the specification accepts a correct flow that checks the stack")
  func rightWithChecks() {
    let log = log
    expectAccepted(
      { CheckingFlow($0, $1) },
      because: log.savesElsewhere
        ? """
        Your specification calls save(_:) while no NewTodoViewController is on top. Your file's \
        header doesn't say what happens then: this flow does nothing, because it might be a second \
        tap on Save. The flow is correct, but the specification rejects it. Which call should \
        come before each save(_:)?
        """
        : """
        This flow saves and pops only if a NewTodoViewController is on top of the stack, so that \
        a second tap on Save does nothing. Then it checks that the screen is closed. That's \
        correct, but the specification rejects it. Which check, or which call, requires more than \
        your file's header?
        """)
  }

  @Test("the specification rejects a flow that starts with another screen")
  func newForList() {
    #expect(
      !specification { NewForList($0, $1) },
      """
      start() of this flow pushes a NewTodoViewController instead of a list, but the specification \
      accepts it. Which class should the first screen have, and what do you return if it has \
      another?
      """)
  }

  @Test("the specification rejects a flow that starts with an animation")
  func animatedList() {
    #expect(
      !specification { AnimatedList($0, $1) },
      """
      start() of this flow pushes the list with an animation, so it slides in when the app starts. \
      The specification accepts it. Afterwards, the stack looks the same. Which method's argument \
      says whether a push is animated, and could your spy record it?
      """)
  }

  // MARK: Mutants of select(_:)

  @Test("the specification rejects a flow that pushes two cards")
  func twoCards() {
    #expect(
      !specification { TwoCards($0, $1) },
      """
      select(_:) of this flow pushes two cards, so the user has to tap Back twice. The top screen \
      looks right, and the specification accepts it. How many screens should be on the stack after \
      one select(_:)?
      """)
  }

  @Test("the specification rejects a flow that keeps the first card's to-do")
  func firstSelected() {
    #expect(
      !specification { FirstSelected($0, $1) },
      """
      Every card of this flow shows the to-do of the first select(_:). So the first card is right, \
      and each later one is wrong. The specification accepts it. How many different to-dos do you \
      select, and which cards do you check?
      """)
  }

  @Test("the specification rejects a flow whose select(_:) opens no card")
  func newForCard() {
    #expect(
      !specification { NewForCard($0, $1) },
      """
      select(_:) of this flow pushes a NewTodoViewController instead of a card. The specification \
      accepts it. Which class should the screen have after select(_:), and what do you return if \
      it has another?
      """)
  }

  @Test("the specification rejects a flow that pushes cards without animation")
  func stillCards() {
    #expect(
      !specification { StillCards($0, $1) },
      """
      select(_:) of this flow pushes its card without animation, but the specification accepts it. \
      Which argument of the push could your spy record?
      """)
  }

  @Test("the specification rejects a flow that pushes new screens without animation")
  func stillNew() {
    #expect(
      !specification { StillNew($0, $1) },
      """
      add() of this flow pushes the screen for a new to-do without animation, but the \
      specification accepts it. The specification should check every push. After which calls do \
      you check the animation?
      """)
  }

  @Test("the specification rejects a flow whose add() presents its screen")
  func presentedNew() {
    #expect(
      !specification { PresentedNew($0, $1) },
      """
      add() of this flow presents the NewTodoViewController, and pushes nothing, but the \
      specification accepts it. What do you check between add() and save(_:)?
      """)
  }

  @Test("the specification rejects a flow whose add() reuses its screen")
  func reusedNew() {
    #expect(
      !specification { ReusedNew($0, $1) },
      """
      This flow creates one NewTodoViewController and pushes it at each add(), so its field still \
      contains the last title. The specification accepts it. How often do you call add(), and how \
      could you see whether a screen is new?
      """)
  }

  @Test("the specification rejects a flow that saves twice")
  func savesTwice() {
    #expect(
      !specification { SavesTwice($0, $1) },
      """
      save(_:) of this flow adds the to-do twice, but the specification accepts it. Do you check \
      that the manager contains the to-do, or do you compare all of its to-dos?
      """)
  }

  @Test("the specification rejects a flow that saves another title")
  func otherTitle() {
    #expect(
      !specification { OtherTitle($0, $1) },
      """
      save(_:) of this flow adds one to-do to your manager, but with “ (copy)” after your title. \
      The specification accepts it. Do you compare only the number of to-dos, or also their \
      titles?
      """)
  }

  @Test("the specification rejects a flow that pops to the list")
  func popsToList() {
    let cause =
      log.savesAboveCard
      ? "Your test saves above a card. Which calls and screens do you check after that?"
      : "What's below the screen for the new to-do in your test?"
    #expect(
      !specification { PopsToList($0, $1) },
      """
      save(_:) of this flow calls popToRootViewController(animated:). Above the list, that's the \
      same as popping one screen; above a card, it also pops the card. The specification accepts \
      it. \(cause)
      """)
  }

  @Test("the specification rejects a flow that pops without animation")
  func stillPop() {
    #expect(
      !specification { StillPop($0, $1) },
      """
      save(_:) of this flow pops its screen without animation, but the specification accepts it. \
      Which method could your spy override to see that?
      """)
  }

  @Test("the specification rejects a flow that pushes another list after Save")
  func listAgain() {
    #expect(
      !specification { ListAgain($0, $1) },
      """
      save(_:) of this flow pops the screen, and then pushes another list. The specification \
      accepts it. Which calls should the spy contain after save(_:), and does your specification \
      compare all of them?
      """)
  }

  @Test("the specification rejects a flow that presents an alert after Save")
  func alert() {
    #expect(
      !specification { AlertAfterSave($0, $1) },
      """
      save(_:) of this flow also presents an alert on your navigation controller. The \
      specification accepts it. Without a window, no presented screen appears, so only the call \
      shows the bug. Which method could your spy override?
      """)
  }

  /// Checks the mutants themselves: one rule each, so that each test above requires one thing.
  @Test("each mutant breaks exactly one rule")
  func mutants() {
    for mutant in Mutant.all {
      let trace = Trace(mutant.make)
      let broken = Rule.all.filter { !$0.isKept(trace) }.map(\.text)
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this mutant should break one rule, the one named here.")
    }
    for make in correct {
      let trace = Trace(make)
      #expect(
        Rule.all.filter { !$0.isKept(trace) }.map(\.text) == [],
        "An error in this exercise: a correct flow should break no rule.")
    }
  }
}

/// Expects that the specification accepts a correct flow; a failure shows the likeliest reason.
private func expectAccepted(
  _ make: @escaping Make, because reason: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let comment: Comment =
    rejectsAllCorrect
    ? """
    The specification rejects every correct flow. Does your spy call `super`? If it does, \
    which check can no flow pass? Print the spy's calls, and the result of each check. (The list \
    is of a subclass of LinesViewController: check that with `is`.)
    """
    : log.keepsStack
      ? """
      The specification rejects a correct flow. This flow called push or pop on your navigation \
      controller, but the stack didn't change. A flow that reads the stack would behave \
      differently here than in an app. Which call is missing from your spy's methods?
      """
      : reason
  #expect(specification(make), comment, sourceLocation: sourceLocation)
}

/// A Boolean value indicating whether the specification rejects all correct flows.
private var rejectsAllCorrect: Bool {
  !correct.contains { specification($0) }
}

/// How the specification uses a correct flow.
private var log: Log {
  let log = Log()
  _ = specification { LoggingFlow($0, $1, log) }
  return log
}

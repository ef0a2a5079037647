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
      The program crashed, but a specification should return true or false. Which of its lines \
      traps?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let answers = (1...2).map { _ in specification { Flow($0, $1) } }
      #expect(
        answers[0] == answers[1],
        """
        Something is left over from the first call: a manager, a navigation controller, or what \
        you recorded. Which of your variables outlives a call?
        """)
      await end.reach()
    }
  }

  @Test("the specification accepts a correct flow that sets titles")
  func rightWithTitles() {
    expectAccepted(
      { TitledFlow($0, $1) },
      because: """
        This flow sets each screen's title and loads its view before pushing the screen. Your \
        file's header mentions neither. Which check requires more than the header?
        """)
  }

  @Test("the specification accepts a correct flow that checks the stack")
  func rightWithChecks() {
    let log = log
    expectAccepted(
      { CheckingFlow($0, $1) },
      because: log.savesElsewhere
        ? """
        Your specification calls save(_:) while no NewTodoViewController is on top. In that case, \
        this flow does nothing, as for a second tap on Save. Which call should come before each \
        save(_:)?
        """
        : """
        This flow saves only if a NewTodoViewController is on top, so that a second tap on Save \
        does nothing. Which check requires more than your file's header?
        """)
  }

  @Test("the specification accepts a correct flow that sets the stack")
  func rightWithStack() {
    expectAccepted(
      { StackFlow($0, $1) },
      because: """
        With setViewControllers(_:animated:), the user sees the same screens as with push and pop. \
        Which check looks at a method's name, instead of a screen?
        """)
  }

  @Test("the specification rejects a flow that starts with another screen")
  func newForList() {
    #expect(
      !specification { NewForList($0, $1) },
      """
      A screen for a new to-do appears instead of the list. What should the user read after \
      start()?
      """)
  }

  // MARK: Mutants of select(_:)

  @Test("the specification rejects a flow that opens two cards")
  func twoCards() {
    #expect(
      !specification { TwoCards($0, $1) },
      """
      The top screen looks right, but the user has to tap Back twice. What should be below the \
      card after one select(_:)?
      """)
  }

  @Test("the specification rejects a flow that keeps the first card's to-do")
  func firstSelected() {
    #expect(
      !specification { FirstSelected($0, $1) },
      "Only the first card is correct. After which calls of select(_:) do you check the card?")
  }

  @Test("the specification rejects a flow whose select(_:) opens no card")
  func newForCard() {
    #expect(
      !specification { NewForCard($0, $1) },
      "A screen for a new to-do opens instead. What should the user read after select(_:)?")
  }

  @Test("the specification rejects a flow whose add() reuses its screen")
  func reusedNew() {
    #expect(
      !specification { ReusedNew($0, $1) },
      """
      The user finds the text that was typed the last time. How often do you call add() and type a \
      text?
      """)
  }

  @Test("the specification rejects a flow that saves twice")
  func savesTwice() {
    #expect(
      !specification { SavesTwice($0, $1) },
      "Do you check that the manager contains the to-do, or do you compare all of its to-dos?")
  }

  @Test("the specification rejects a flow that saves another title")
  func otherTitle() {
    #expect(
      !specification { OtherTitle($0, $1) },
      """
      The new title ends with “ (copy)”. Do you compare only the number of to-dos, or also their \
      titles?
      """)
  }

  @Test("the specification rejects a flow that closes the card, too")
  func popsToList() {
    #expect(
      !specification { PopsToList($0, $1) },
      """
      This flow goes back to the list, even if a card is in between. Above which screens do you \
      call save(_:)?
      """)
  }

  @Test("the specification rejects a flow that opens another list after Save")
  func listAgain() {
    #expect(
      !specification { ListAgain($0, $1) },
      """
      This flow opens a second list above the first. How many screens should be on the stack after \
      save(_:)?
      """)
  }

  /// Checks the mutants themselves, so that each test above requires only one rule.
  @Test("each mutant breaks exactly one rule")
  func mutants() {
    for mutant in Mutant.all {
      let trace = Trace(mutant.make)
      let broken = Rule.all.filter { !$0.isKept(trace) }.map(\.text)
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this mutant should break one rule, the one named here.")
    }
    for make in correctFactories {
      let trace = Trace(make)
      #expect(
        Rule.all.filter { !$0.isKept(trace) }.map(\.text) == [],
        "An error in this exercise: a correct flow should break no rule.")
    }
  }
}

/// Expects that the specification accepts a correct flow; a failure shows the likeliest reason.
func expectAccepted(
  _ make: @escaping FlowFactory, because reason: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let comment: Comment =
    rejectsAllCorrect
    ? """
    The specification rejects every correct flow. Print what you compare after each step. (Check \
    the list with `is`: its class is a subclass of LinesViewController. In a double, call \
    `super`.) Which check fails for every flow?
    """
    : log.hasUnchangedStack
      ? """
      This flow called push or pop on your navigation controller, but, unlike in an app, the stack \
      didn't change. Which call is missing from your double's methods?
      """
      : reason
  #expect(specification(make), comment, sourceLocation: sourceLocation)
}

/// A Boolean value indicating whether the specification rejects all correct flows.
private var rejectsAllCorrect: Bool {
  !correctFactories.contains { specification($0) }
}

/// A record of how the specification uses a correct flow.
private var log: Log {
  let log = Log()
  _ = specification { LoggingFlow($0, $1, log) }
  return log
}

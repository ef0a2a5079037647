import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.8 LeakTest: checks", .graded)
struct LeakTestChecks {
  @Test("the specification returns the same result every time")
  func again() async {
    // Runs in its own process, where no other test has called the specification.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The specification should return true or false, but the program crashed. Which line \
      traps, for example if a visit is deallocated?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let before = await specification(Correct.referencedWeakly())
      _ = await specification(Mutant.partStays())
      let after = await specification(Correct.referencedWeakly())
      #expect(
        before == after,
        """
        After visits that leak, the result for correct visits is no longer the same. Which \
        variable outlives a call of the specification?
        """)
      await end.reach()
    }
  }

  // MARK: Correct visits

  @Test("the specification accepts visits whose part references them weakly")
  func referencedWeakly() async {
    await expectAccepted(
      Correct.referencedWeakly(),
      """
      Visits without parts are accepted. The usual cause: one of your variables still holds this \
      visit's part when you check the part. Which check does the visit fail?
      """)
  }

  @Test("the specification accepts visits that break their retain cycle in close()")
  func cycleBroken() async {
    await expectAccepted(
      Correct.breaksItsCycle(),
      """
      While this visit is open, the visit and its part hold each other. close() breaks the cycle. \
      Do you close the visit after each opening and before its release?
      """)
  }

  @Test("the specification accepts visits that stop their ticker in close()")
  func tickerStopped() async {
    await expectAccepted(
      Correct.stopsItsTicker(),
      """
      While this visit is open, the app holds a ticker that holds the visit. Do you close the \
      visit after each opening and before its release?
      """)
  }

  @Test("the specification accepts visits that live until their task has ended")
  func taskEnds() async {
    await expectAccepted(
      Correct.untilItsTaskEnds(),
      """
      A task holds this visit for a few turns of the main actor, until the text is loaded. After \
      you release a visit, do you give its task a moment before you check?
      """)
  }

  @Test("the specification accepts visits whose task ends after close()")
  func taskEnded() async {
    await expectAccepted(
      Correct.endsItsTask(),
      """
      A task holds this visit until a moment after close(). Do you close the visit after each \
      opening and give its task a moment before you check?
      """)
  }

  @Test("the specification accepts visits whose task ends after their release")
  func taskEndedInDeinit() async {
    await expectAccepted(
      Correct.endsItsTaskInDeinit(),
      """
      A task holds a part until a moment after deinit. After you release a visit, do you wait a \
      moment before you check?
      """)
  }

  @Test("the specification accepts visits that create a part at each opening")
  func newParts() async {
    await expectAccepted(
      Correct.createsNewParts(),
      """
      While this visit is closed, it has no parts, and its text is empty. Which check requires \
      more than your file's header?
      """)
  }

  @Test("the specification rejects visits whose text disappears after a moment")
  func textDisappears() async {
    await expectRejected(
      Mutant.losesItsText(),
      """
      After a few turns of the main actor, this open visit has no text. Does an empty text lead to \
      false even a moment after open()?
      """)
  }

  // MARK: Mutants that leak

  @Test("the specification rejects visits that leak from their creation")
  func leaksFromTheStart() async {
    await expectRejected(
      Mutant.leaksFromTheStart(),
      """
      This visit and its part hold each other. Which line checks the visit after you've released \
      it?
      """)
  }

  @Test("the specification rejects visits that leak when opened again")
  func leaksWhenOpenedAgain() async {
    await expectRejected(
      Mutant.leaksWhenOpenedAgain(),
      """
      Only the second opening passes the part a closure that holds the visit. How many times do \
      you open a visit before you release it?
      """)
  }

  @Test("the specification rejects visits that stop their ticker in deinit")
  func tickerStoppedTooLate() async {
    await expectRejected(
      Mutant.stopsItsTickerInDeinit(),
      """
      The running ticker holds the visit, so deinit is never called. Do you open a visit, release \
      it, and then check it?
      """)
  }

  @Test("the specification rejects visits whose ticker keeps running")
  func tickerGoesOn() async {
    await expectRejected(
      Mutant.leavesItsTickerRunning(),
      """
      The visit is deallocated, but the app holds a running ticker from the visit's `parts` \
      forever. Which line checks the ticker at the end?
      """)
  }

  @Test("the specification rejects visits whose released part leaks")
  func releasedPartStays() async {
    await expectRejected(
      Mutant.releasedPartStays(),
      "close() releases this part, so a closed visit has no parts. When do you read `parts`?")
  }

  @Test("the specification rejects visits whose late part leaks")
  func latePartStays() async {
    await expectRejected(
      Mutant.latePartStays(),
      """
      This visit creates its part a few turns of the main actor after open(), and close() releases \
      it. How long after open() do you read `parts`?
      """)
  }

  @Test("the specification rejects visits whose earlier part leaks")
  func earlierPartStays() async {
    await expectRejected(
      Mutant.earlierPartStays(),
      """
      When opened again, this visit replaces its part, and the earlier part leaks. Which line \
      checks the earlier part at the end?
      """)
  }

  @Test("the specification rejects visits whose new part leaks when opened again")
  func newPartStays() async {
    await expectRejected(
      Mutant.newPartStays(),
      """
      When opened again, this visit replaces its part, and only the new one leaks. After which \
      openings do you read `parts`?
      """)
  }

  @Test("the specification rejects visits whose first of two parts leaks")
  func firstPartStays() async {
    await expectRejected(
      Mutant.firstPartStays(),
      "Only the last of two parts is deallocated. Which of the parts do you check at the end?")
  }

  @Test("the specification rejects visits whose last of two parts leaks")
  func lastPartStays() async {
    await expectRejected(
      Mutant.lastPartStays(),
      "Only the first of two parts is deallocated. Which of the parts do you check at the end?")
  }

  /// Checks the mutants themselves, so that each test above requires only one rule.
  @Test("each mutant breaks exactly one rule")
  func mutants() async {
    // Runs all mutants at the same time, because each mutant takes some moments.
    let mutants = Mutant.all.map { mutant in Task { await Outcome(of: mutant.make()).brokenRules } }
    let paces = [Pace.closedLater, .closedAtOnce, .openedTwice, .neverOpened]
    let correct = Correct.all.flatMap { make in
      paces.map { pace in Task { await Outcome(of: make(), pace) } }
    }
    for (mutant, broken) in zip(Mutant.all, mutants) {
      let broken = await broken.value
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this mutant should break one rule, the one named here.")
    }
    for (index, outcome) in correct.enumerated() {
      let outcome = await outcome.value
      #expect(
        // The rules are about the first pace; at the other paces, only leaks count.
        index % paces.count == 0 ? outcome.brokenRules == [] : outcome.leaks == [],
        "An error in this exercise: a correct visit should break no rule, however it's used.")
    }
  }
}

/// Expects that the specification accepts correct visits.
private func expectAccepted(
  _ make: @escaping VisitFactory, _ comment: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let isAccepted = await specification(make)
  guard !isAccepted else { return }
  let isSimplestAccepted = await specification(Correct.withoutParts())
  #expect(
    isAccepted,
    isSimplestAccepted
      ? comment
      : """
      The specification also rejects the simplest visit, without parts or tasks (see “the \
      specification accepts visits without parts”). Which check does that visit fail?
      """,
    sourceLocation: sourceLocation)
}

/// Expects that the specification rejects a mutant.
func expectRejected(
  _ make: @escaping VisitFactory, _ comment: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let isAccepted = await specification(make)
  guard isAccepted else { return }
  var openings = 0
  _ = await specification { PlainVisit(onOpen: { _ in openings += 1 }) }
  #expect(
    !isAccepted,
    openings > 0
      ? comment
      : """
      open() is never called: a visit that only a weak variable references is deallocated \
      immediately. Which variable could hold the visit until close()?
      """,
    sourceLocation: sourceLocation)
}

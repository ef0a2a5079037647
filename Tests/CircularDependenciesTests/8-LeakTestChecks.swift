import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.8 LeakTest: checks", .graded)
struct LeakTestChecks {
  @Test("the specification returns the same result every time")
  func again() async {
    // In its own process, so that the specification wasn't called before.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test called the specification with correct visits, with visits that leak, and with the \
      correct ones again, and the program crashed. The specification should return true or false. \
      Which of its lines traps, for example if a visit is deallocated?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let before = await specification(Correct.referencedWeakly())
      _ = await specification(Mutant.partStays())
      let after = await specification(Correct.referencedWeakly())
      #expect(
        before == after,
        """
        The test called the specification with correct visits, with visits that leak, and with the \
        correct ones again. The two results for the correct visits should be equal, but aren't. \
        Something is left over from an earlier call. Which variable outlives a call of the \
        specification?
        """)
      await end.reach()
    }
  }

  // MARK: Correct visits

  @Test("the specification accepts visits without parts")
  func withoutParts() async {
    let isAccepted = await specification(Correct.withoutParts())
    let isOtherAccepted = isAccepted ? true : await specification(Correct.referencedWeakly())
    #expect(
      isAccepted,
      isOtherAccepted
        ? """
        This visit has no parts and no tasks, and its text is always “Home”, even before open() \
        and after close(). It does what your file's header says, but the specification rejects \
        it. Which check requires more than the header?
        """
        : """
        This visit is as simple as possible: it has no parts and no tasks, and it always shows \
        “Home”, even when it's closed. The specification rejects it, and another correct visit, \
        too. Usually, one of the specification's own variables still holds the visit when you \
        check that it's deallocated. Which variable is that, or which other check does the \
        simplest visit fail?
        """)
  }

  @Test("the specification accepts visits whose part references them weakly")
  func referencedWeakly() async {
    await expectAccepted(
      Correct.referencedWeakly(),
      """
      This visit has a part, which references the visit weakly, so both are deallocated as soon \
      as the visit is released. The specification accepts visits without parts, but rejects \
      this one. Usually, one of your variables still holds the part when you check that it's \
      deallocated. Which variable is that, or which other check does this visit fail? It always \
      shows “Buy milk”, and it has its part from its creation until it's deallocated.
      """)
  }

  @Test("the specification accepts visits that break their retain cycle in close()")
  func cycleBroken() async {
    await expectAccepted(
      Correct.breaksItsCycle(),
      """
      While this visit is open, it and its part hold each other. close() breaks the cycle, so the \
      visit is deallocated once it's closed and released, as the header requires. The \
      specification rejects it. Do you close the visit each time that you've opened it, before you \
      release it?
      """)
  }

  @Test("the specification accepts visits that stop their ticker in close()")
  func tickerStopped() async {
    await expectAccepted(
      Correct.stopsItsTicker(),
      """
      While this visit is open, it has a ticker, like a repeating Timer: the app holds the \
      ticker, which holds the visit. close() stops the ticker, and the app releases it. The \
      specification rejects the visit. Do you close it each time that you've opened it, before \
      you release it?
      """)
  }

  @Test("the specification accepts visits that live until their task has ended")
  func taskEnds() async {
    await expectAccepted(
      Correct.untilItsTaskEnds(),
      """
      This visit loads its text in a task, which holds the visit until the load ends, a few \
      turns of the main actor later. Until then, the visit shows “Loading…”, and has no parts. \
      The specification rejects it. After you release a visit, do you give its task a moment \
      before you check?
      """)
  }

  @Test("the specification accepts visits whose task ends after close()")
  func taskEnded() async {
    await expectAccepted(
      Correct.endsItsTask(),
      """
      While this visit is open, a task waits for news, and holds the visit. close() ends the \
      wait, and the task ends a moment later, when the main actor gets to it. The specification \
      rejects the visit. Do you close it each time, and give its task a moment before you check?
      """)
  }

  @Test("the specification accepts visits whose task ends after their release")
  func taskEndedInDeinit() async {
    await expectAccepted(
      Correct.endsItsTaskInDeinit(),
      """
      A task of this visit waits for news, and holds a part, but not the visit. deinit ends the \
      wait, and the task ends a moment later. Only then is the part deallocated. The specification \
      rejects the visit. After you release a visit, do you wait a moment before you check?
      """)
  }

  @Test("the specification accepts visits that create a part at each opening")
  func newParts() async {
    await expectAccepted(
      Correct.createsNewParts(),
      """
      This visit creates a part at each opening, and releases it in close(). So while it's \
      closed, it has no parts, and its text is empty. It does what your file's header says, but \
      the specification rejects it. Which check requires more than the header?
      """)
  }

  @Test("the specification rejects visits whose text disappears after a moment")
  func textDisappears() async {
    await expectRejected(
      Mutant.losesItsText(),
      """
      Only a task holds this visit's part. When the task has ended, a few turns of the main actor \
      later, the open visit no longer has a text. The specification accepts it. How long after \
      open() do you last read the text, and does one empty text lead to false?
      """)
  }

  // MARK: Mutants that leak

  @Test("the specification rejects visits that leak from their creation")
  func leaksFromTheStart() async {
    await expectRejected(
      Mutant.leaksFromTheStart(),
      """
      This visit and its part hold each other as soon as the visit is created, so it's never \
      deallocated. The specification accepts it. Which line checks the visit after you've \
      released it?
      """)
  }

  @Test("the specification rejects visits that leak when opened again")
  func leaksWhenOpenedAgain() async {
    await expectRejected(
      Mutant.leaksWhenOpenedAgain(),
      """
      The first opening of this visit is correct. The second opening passes the part a closure \
      that holds the visit, so the visit leaks. The specification accepts it. How often do you \
      open a visit before you release it?
      """)
  }

  @Test("the specification rejects visits that stop their ticker in deinit")
  func tickerStoppedTooLate() async {
    await expectRejected(
      Mutant.stopsItsTickerInDeinit(),
      """
      This visit stops its ticker in deinit. But the ticker runs and holds the visit, so deinit is \
      never called. The specification accepts it. Do you check a visit that was open, after \
      you've released it?
      """)
  }

  @Test("the specification rejects visits whose ticker keeps running")
  func tickerGoesOn() async {
    await expectRejected(
      Mutant.leavesItsTickerRunning(),
      """
      The ticker of this visit references the visit weakly, so the visit is deallocated. But \
      nothing stops the ticker, which is one of the visit's `parts`, so the app holds it forever. \
      The specification accepts the visit. When do you read `parts`, and which line checks them at \
      the end?
      """)
  }

  @Test("the specification rejects visits whose released part leaks")
  func releasedPartStays() async {
    await expectRejected(
      Mutant.releasedPartStays(),
      """
      While this visit is open, it has a part, which is never deallocated. close() releases it, so \
      a closed visit has no parts. The specification accepts the visit. When do you read `parts`?
      """)
  }

  @Test("the specification rejects visits whose late part leaks")
  func latePartStays() async {
    await expectRejected(
      Mutant.latePartStays(),
      """
      This visit creates a part when it has loaded its text, a few turns of the main actor after \
      open(), and close() releases it. The part is never deallocated. The specification accepts \
      the visit. How long after open() do you read `parts`?
      """)
  }

  @Test("the specification rejects visits whose earlier part leaks")
  func earlierPartStays() async {
    await expectRejected(
      Mutant.earlierPartStays(),
      """
      When this visit is opened again, it replaces its part with a new one. The new part is \
      deallocated in the end, but not the earlier one. The specification accepts the visit. After \
      which openings do you read `parts`, and do you still look at the earlier ones at the end?
      """)
  }

  @Test("the specification rejects visits whose new part leaks when opened again")
  func newPartStays() async {
    await expectRejected(
      Mutant.newPartStays(),
      """
      When this visit is opened again, it replaces its part with a new one. The earlier part is \
      deallocated, but not the new one. The specification accepts the visit. After which openings \
      do you read `parts`?
      """)
  }

  @Test("the specification rejects visits whose first of two parts leaks")
  func firstPartStays() async {
    await expectRejected(
      Mutant.firstPartStays(),
      """
      This visit has two parts. The last one is deallocated, but not the first: it has a closure \
      that holds it. The specification accepts the visit. Which of the parts do you look at in \
      the end?
      """)
  }

  @Test("the specification rejects visits whose last of two parts leaks")
  func lastPartStays() async {
    await expectRejected(
      Mutant.lastPartStays(),
      """
      This visit has two parts. The first one is deallocated, but not the last: it has a closure \
      that holds it. The specification accepts the visit. Which of the parts do you look at in \
      the end?
      """)
  }

  /// Checks the mutants themselves: one rule each, so that each test above requires one thing.
  @Test("each mutant breaks exactly one rule")
  func mutants() async {
    // At once, because each of them takes some moments.
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
      // A specification may do more than the rules need, and then only leaks count.
      #expect(
        index % paces.count == 0 ? outcome.brokenRules == [] : outcome.leaks == [],
        "An error in this exercise: a correct visit should break no rule, however it's used.")
    }
  }
}

/// Expects that the specification returns true.
private func expectAccepted(
  _ make: @escaping Make, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let isAccepted = await specification(make)
  guard !isAccepted else { return }
  let isSimplestAccepted = await specification(Correct.withoutParts())
  #expect(
    isAccepted,
    isSimplestAccepted
      ? comment
      : """
      The specification rejects this correct visit. It also rejects the simplest one, which has no \
      parts and no tasks. Which check does the simplest visit fail? (See “the specification \
      accepts visits without parts”.)
      """,
    sourceLocation: sourceLocation)
}

/// Expects that the specification returns false.
func expectRejected(
  _ make: @escaping Make, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
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
      The specification accepts this wrong visit, because open() is never called. A visit that \
      only a weak variable references is deallocated before open() can be called. Which variable \
      could hold the visit until then?
      """,
    sourceLocation: sourceLocation)
}

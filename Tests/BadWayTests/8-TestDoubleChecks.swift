import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.8 TestDouble: checks", .graded)
struct TestDoubleChecks {
  @Test("the specification returns the same result every time")
  func again() async {
    // In its own process, so that the specification wasn't called before.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test passed a correct view model, all those with a bug, and the correct one again. The \
      program crashed. The specification should return true or false. Which of its lines traps?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let first = specification(ViewModel.init)
      for mutant in Mutant.all { _ = specification(mutant.make) }
      #expect(
        specification(ViewModel.init) == first,
        """
        The test passed a correct view model, all those with a bug, and the correct one again. The \
        specification returned two different results for the correct one. Something is left over \
        from an earlier call. Which line creates your double, and when?
        """)
      await end.reach()
    }
  }

  @Test("the specification accepts a correct view model")
  func right() {
    let comment: Comment =
      rejectsAllCorrect
      ? """
      The specification rejects every correct view model. Which of its checks can none of them \
      pass? Before each check, print `status` and the titles that your double has recorded, \
      but only if `"\\(type(of: viewModel))"` is "ViewModel": that one is correct. (Only the \
      first 20 lines appear. If the result changes from call to call, fix that first.)
      """
      : """
      This view model does what your file's header says, but the specification rejects it. Teams \
      soon turn off tests that fail for correct code. Which check requires more than the header? \
      (If the result changes from call to call, fix that first.)
      """
    #expect(specification(ViewModel.init), comment)
  }

  @Test("the specification accepts a correct view model with closures")
  func rightClosures() {
    expectAccepted(ClosureViewModel.make, "a struct with two closures")
  }

  @Test("the specification accepts a correct view model with an enum")
  func rightState() {
    expectAccepted(StateViewModel.init, "a class that computes its status from an enum")
  }

  @Test("the specification rejects view models that send only the first to-do")
  func sendsTheFirst() {
    expectRejected(
      SendsTheFirst.init, "This view model sends the first to-do, and never the others.",
      visit.savesTwoTodos
        ? "Which to-dos does your double record, and which line compares all of them?"
        : "You never save more than one to-do. If you save two, which calls should be recorded?")
  }

  @Test("the specification rejects view models that miss later to-dos")
  func sendsTheEarliest() {
    expectRejected(
      SendsTheEarliest.init,
      """
      This view model copies the to-dos when it's created, and never sends later ones.
      """,
      visit.addsLater
        ? "You add a to-do later. Which to-dos should your double get then?"
        : "You never save a to-do that you add after creating the view model. Where could you?")
  }

  @Test("the specification rejects view models that later send only new to-dos")
  func sendsTheNew() {
    expectRejected(
      SendsTheNew.init,
      "This view model remembers what it has sent, and later sends only other to-dos.",
      visit.succeedsTwice
        ? "Which to-dos should your double get at the second save()?"
        : """
        You never save successfully twice with one view model. Which to-dos should your double \
        get at the second save()?
        """)
  }

  @Test("the specification rejects view models that add up the numbers")
  func addsUp() {
    expectRejected(
      AddsUp.init,
      "This view model adds up its saves: if you save two to-dos twice, it shows “Saved 4”.",
      visit.succeedsTwice
        ? "Which line checks `status` after the second save()?"
        : """
        You never save successfully twice with one view model. What should `status` be after the \
        second save()?
        """)
  }

  @Test("the specification rejects view models that keep the first reason")
  func keepsTheFirstReason() {
    expectRejected(
      KeepsTheFirstReason.init,
      "After a second error, this view model still shows the reason of the first.",
      visit.failsTwice
        ? "Your double throws two different errors. Which line checks `status` after the second?"
        : "You never throw two different errors to one view model. How could your double do that?")
  }

  @Test("the specification rejects view models that retry by themselves")
  func retries() {
    expectRejected(
      Retries.init,
      """
      If send(_:) throws an error, this view model immediately calls it again: two calls in one \
      save().
      """,
      visit.fails
        ? "After one error, how many calls has your double recorded: none, one or two?"
        : "You never throw an error from send(_:). What does your double need for that?")
  }

  @Test("the specification rejects view models that say “Saved 0”")
  func saysSavedZero() {
    expectRejected(
      SaysSavedZero.init, "Without to-dos, this view model shows “Saved 0”.",
      visit.savesNothing
        ? "You call save() without to-dos. What should `status` be then?"
        : "You never call save() without to-dos. Where could you?")
  }

  @Test("the specification rejects view models that send when created")
  func sendsWhenCreated() {
    expectRejected(
      SendsWhenCreated.init,
      "When it's created, this view model already sends the manager's to-dos.",
      visit.startsWithTodos
        ? "Which line checks that your double has recorded no call before the first save()?"
        : """
        You create view models with empty managers only. If the manager already has a to-do, what \
        should your double have recorded before the first save()?
        """)
  }

  @Test("the specification rejects view models whose first status isn't empty")
  func startsReady() {
    expectRejected(
      StartsReady.init,
      "Before the first save(), this view model shows “Ready” instead of an empty status.",
      visit.looksBeforeSaving
        ? "You read `status` before that. What do you compare it with?"
        : "When do you read `status` for the first time?")
  }

  /// Checks the mutants themselves: one rule each, so that each test above requires one thing.
  @Test("each mutant breaks exactly one rule of the header")
  func mutants() {
    for mutant in Mutant.all {
      let broken = Rule.all.filter { !$0.isKept(mutant.make) }.map(\.text)
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this mutant should break one rule, the one named here.")
    }
    for make in correct {
      #expect(
        Rule.all.filter { !$0.isKept(make) }.map(\.text) == [],
        "An error in this exercise: a correct view model should break no rule.")
    }
  }

  /// Expects that the specification accepts a correct view model that's built in another way.
  private func expectAccepted(_ make: @escaping Make, _ kind: String) {
    let comment: Comment =
      rejectsAllCorrect
      ? """
      The specification rejects all correct view models, so the way this one is built isn't the \
      reason. Which check can no view model pass?
      """
      : """
      This view model is \(kind). It does what your file's header says, but the specification \
      rejects it. Which check requires more than the header?
      """
    #expect(specification(make), comment)
  }
}

/// Expects that the specification rejects a mutant.
///
/// The question is about what the specification doesn't do, or doesn't check.
func expectRejected(
  _ make: @escaping Make, _ bug: String, _ question: @autoclosure () -> String,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(
    !specification(make),
    "\(bug) Your specification accepts it. \(question())",
    sourceLocation: location)
}

/// A Boolean value indicating whether the specification rejects all correct view models.
private var rejectsAllCorrect: Bool {
  !correct.contains { specification($0) }
}

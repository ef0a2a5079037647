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
      "The specification crashed instead of returning true or false. Which of your lines traps?"
    ) { @MainActor [end = end as ProgramEnd] in
      let first = specification(ViewModel.init)
      for mutant in Mutant.all { _ = specification(mutant.make) }
      #expect(
        specification(ViewModel.init) == first,
        """
        For the same correct view model, the specification returned two different results, because \
        something is left over from an earlier call. Which line creates your double, and when?
        """)
      await end.reach()
    }
  }

  @Test("the specification accepts a correct view model")
  func right() {
    let comment: Comment =
      rejectsAllCorrect
      ? """
      The specification rejects every correct view model. Before each check, print `status` and \
      your double's titles, but only if `"\\(type(of: viewModel))"` is "ViewModel". Which check \
      fails for this correct view model?
      """
      : """
      This view model does what your file's header says. Teams soon turn off tests that fail for \
      correct code. Which check requires more than the header?
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
      SendsTheFirst.init,
      "If you save two to-dos, which line compares both of them with what your double records?")
  }

  @Test("the specification rejects view models that miss later to-dos")
  func sendsTheEarliest() {
    expectRejected(
      SendsTheEarliest.init,
      """
      If you add a to-do after creating the view model, which to-dos should your double get at \
      save()?
      """)
  }

  @Test("the specification rejects view models that later send only new to-dos")
  func sendsTheNew() {
    expectRejected(
      SendsTheNew.init,
      """
      When a view model has saved successfully, which to-dos should your double get at the next \
      save()?
      """)
  }

  @Test("the specification rejects view models that add up the numbers")
  func addsUp() {
    expectRejected(
      AddsUp.init,
      """
      If you save two to-dos twice, this view model shows “Saved 4”. Which line checks `status` \
      after a second successful save()?
      """)
  }

  @Test("the specification rejects view models that keep the first reason")
  func keepsTheFirstReason() {
    expectRejected(
      KeepsTheFirstReason.init,
      """
      If your double throws two different errors to one view model, which line checks `status` \
      after the second?
      """)
  }

  @Test("the specification rejects view models that retry by themselves")
  func retries() {
    expectRejected(
      Retries.init,
      "If your double throws an error, how many calls should it have recorded after that?")
  }

  @Test("the specification rejects view models that say “Saved 0”")
  func saysSavedZero() {
    expectRejected(
      SaysSavedZero.init, "What should `status` be after you call save() without to-dos?")
  }

  @Test("the specification rejects view models that send when created")
  func sendsWhenCreated() {
    expectRejected(
      SendsWhenCreated.init,
      """
      If the manager already has a to-do when you create the view model, what should your double \
      have recorded before the first save()?
      """)
  }

  @Test("the specification rejects view models whose first status isn't empty")
  func startsReady() {
    expectRejected(
      StartsReady.init,
      "At first, this view model shows “Ready”. Which line checks `status` before any save()?")
  }

  /// Checks the mutants themselves, so that each test above requires only one rule.
  @Test("each mutant breaks exactly one rule of the header")
  func mutants() {
    for mutant in Mutant.all {
      let broken = Rule.all.filter { !$0.isKept(mutant.make) }.map(\.text)
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this mutant should break one rule, the one named here.")
    }
    for make in correctFactories {
      #expect(
        Rule.all.filter { !$0.isKept(make) }.map(\.text) == [],
        "An error in this exercise: a correct view model should break no rule.")
    }
  }

  /// Expects that the specification accepts a correct view model that's built in another way.
  private func expectAccepted(_ make: @escaping ViewModelFactory, _ kind: String) {
    #expect(
      specification(make),
      """
      This view model is \(kind), and does what your file's header says. Which check requires more \
      than the header?
      """)
  }
}

/// Expects that the specification rejects a mutant.
///
/// The question is about a step or a check that the specification lacks.
private func expectRejected(
  _ make: @escaping ViewModelFactory, _ question: Comment,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(!specification(make), question, sourceLocation: location)
}

/// A Boolean value indicating whether the specification rejects all correct view models.
private var rejectsAllCorrect: Bool {
  !correctFactories.contains { specification($0) }
}

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
      """
      With two to-dos, this view model sends only the first. Your specification accepts it. \
      Which line would have to notice?
      """)
  }

  @Test("the specification rejects view models that miss later to-dos")
  func sendsTheEarliest() {
    expectRejected(
      SendsTheEarliest.init,
      """
      This view model sends only the to-dos that the manager had when the view model was \
      created. Your specification accepts it. Which step would show that?
      """)
  }

  @Test("the specification rejects view models that later send only new to-dos")
  func sendsTheNew() {
    expectRejected(
      SendsTheNew.init,
      """
      After a successful save(), this view model sends only to-dos that it hasn't sent yet. Your \
      specification accepts it. Which step would show that?
      """)
  }

  @Test("the specification rejects view models that send the same to-dos again")
  func sendsTheSame() {
    expectRejected(
      SendsTheSame.init,
      """
      After its first save(), this view model always sends the same to-dos, even if the manager \
      has got another one. Your specification accepts it. Which step would show that?
      """)
  }

  @Test("the specification rejects view models that repeat the first number")
  func repeatsTheNumber() {
    expectRejected(
      RepeatsTheNumber.init,
      """
      After its first success, this view model shows the same number each time, even when it has \
      sent more to-dos. Your specification accepts it. Which line would have to notice?
      """)
  }

  @Test("the specification rejects view models that add up the numbers")
  func addsUp() {
    expectRejected(
      AddsUp.init,
      """
      After it has saved two to-dos twice, this view model shows “Saved 4”. Your specification \
      accepts it. Which line would have to notice?
      """)
  }

  @Test("the specification rejects view models that keep the first reason")
  func keepsTheFirstReason() {
    expectRejected(
      KeepsTheFirstReason.init,
      """
      After the errors “No network” and “Full”, this view model's `status` is still “No network”. \
      Your specification accepts it. Which line would have to notice?
      """)
  }

  @Test("the specification rejects view models that retry by themselves")
  func retries() {
    expectRejected(
      Retries.init,
      """
      When send(_:) throws an error, this view model immediately calls it once more. Your \
      specification accepts it. What trace does the second call leave in your double?
      """)
  }

  @Test("the specification rejects view models that say “Saved 0”")
  func saysSavedZero() {
    expectRejected(
      SaysSavedZero.init,
      """
      Without to-dos, this view model shows “Saved 0” after save(). Your specification accepts \
      it. Which line would have to notice?
      """)
  }

  @Test("the specification rejects view models that send when created")
  func sendsWhenCreated() {
    expectRejected(
      SendsWhenCreated.init,
      """
      If the manager already has to-dos, this view model sends them when it's created. Your \
      specification accepts it. Which step would show that?
      """)
  }

  @Test("the specification rejects view models whose first status isn't empty")
  func startsReady() {
    expectRejected(
      StartsReady.init,
      """
      Before the first save(), this view model shows “Ready”. Your specification accepts it. \
      Which line would have to notice?
      """)
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
/// The comment says what the mutant does, and asks how the specification could notice.
private func expectRejected(
  _ make: @escaping ViewModelFactory, _ comment: Comment,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(!specification(make), comment, sourceLocation: location)
}

/// A Boolean value indicating whether the specification rejects all correct view models.
var rejectsAllCorrect: Bool {
  !correctFactories.contains { specification($0) }
}

import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.6 WriteTheTest", .graded)
struct WriteTheTestTests {
  @Test("it gives the same answer when it is asked again")
  func again() async {
    // In a process of its own, so that the first time is the first one.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test passed a right view model, twice. The specification should return true or false. \
      Which of its lines can do neither?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let answers = (1...2).map { _ in specification { ViewModel(count: $0, useCase: $1) } }
      #expect(
        answers[0] == answers[1],
        """
        The test passed the same right view model twice, and the answers differ. So something is \
        left over from the first time. Which line makes the spies, and when?
        """)
      await end.reach()
    }
  }

  @Test("it accepts a view model that does what it should")
  func right() {
    let comment: Comment =
      refusesEverything
      ? """
      It refuses everything, all right view models and all faults. If its answer also changes when \
      it is asked again, it remembers what it saw before: begin there. If not, which of its \
      expectations can no view model meet? What do the spies hold after each of your lines?
      """
      : """
      This view model does what the header of your file says, and the specification refuses it. \
      Teams soon turn off a test that fails for right code. Which expectation asks for more than \
      the header does? If the answer also changes when it is asked again, begin there.
      """
    #expect(specification { ViewModel(count: $0, useCase: $1) }, comment)
  }

  @Test("it accepts a view model that is built in another way")
  func otherRight() {
    let comment: Comment =
      refusesEverything
      ? """
      It refuses this one as well, and all faults. The reason is not how this view model is built: \
      it refuses everything.
      """
      : """
      This view model is a struct with a closure, and does what the header of your file says. \
      Check what a view model does, not how it is built.
      """
    #expect(specification { ClosureViewModel(count: $0, useCase: $1) }, comment)
  }

  @Test("it notices a view model that never executes the use case")
  func never() {
    #expect(
      !specification(Fault.neverExecutes()),
      """
      This view model does nothing when archive() is called, and the specification accepts it. If \
      the spy was never called, what does it hold, and what do you compare that with?
      """)
  }

  @Test("it notices a view model that executes the use case twice at once")
  func twice() {
    #expect(
      !specification(Fault.executesTwice()),
      """
      This view model executes the use case twice at one call, so it puts away twice as much as it \
      should. It is not enough that the right number is in the spy's list.
      """)
  }

  @Test("it notices a view model that asks a locator for its use case")
  func locator() {
    let spies = useCasesPassed
    let cause =
      spies.count < 2
      ? "As in 3.2, it takes two at once to see that. What could you set up so that yours does?"
      : spies.allSatisfy { $0 === spies[0] }
        ? "Your specification passes one spy to all. What would show whose use case was executed?"
        : "Your specification uses several spies. Which of them does it look at after each call?"
    #expect(
      !specification(Fault.asksALocator()),
      """
      These view models register the use case with a locator, and execute the last one that was \
      registered. \(cause)
      """)
  }

  @Test("it notices a view model that asks a locator which keeps the first use case")
  func firstLocator() {
    #expect(
      !specification(Fault.asksALocatorThatKeepsTheFirst()),
      """
      These view models ask a locator as well, and this one keeps the first use case. So the first \
      view model does all that it should, and each later one executes the use case of the first. \
      Which of your view models do you call, and which spies do you check then?
      """)
  }

  @Test("it notices view models of which only one works")
  func onlyOneWorks() {
    #expect(
      !specification(Fault.onlyOneWorks()),
      """
      These view models share a flag: the one that is called first works, at each call, and the \
      others never do. If you call only one, you cannot see that.
      """)
  }

  @Test("it notices a view model that passes on a wrong number")
  func number() {
    #expect(
      !specification(Fault.wrongNumber()),
      """
      This view model executes the right use case once, with one less than the number that was \
      handed in. To count the calls is not enough. Which number came with each?
      """)
  }

  @Test("it notices a view model that passes on a wrong number later")
  func numberLater() {
    #expect(
      !specification(Fault.wrongNumberLater()),
      """
      This view model passes on the right number at the first call, and one less at each later \
      one. The right number is in the list of the spy, from the first call. Do you look for it, \
      or do you compare the whole list?
      """)
  }

  @Test("it notices a view model that takes its number from another")
  func otherNumber() {
    #expect(
      !specification(Fault.othersNumber()),
      """
      These view models keep their numbers in one place, and the last one made decides for all. \
      The right use case is executed, once, with another view model's number. When can a test not \
      see the difference?
      """)
  }

  @Test("it notices a view model that executes the use case when it is made")
  func tooEarly() {
    #expect(
      !specification(Fault.executesWhenMade()),
      """
      This view model executes the use case when it is made, and does nothing when archive() is \
      called. After one call the spy is as it should be. When do you check it?
      """)
  }

  @Test("it notices a view model that is one call ahead")
  func ahead() {
    #expect(
      !specification(Fault.oneAhead()),
      """
      This view model executes the use case when it is made, and at each call of archive() except \
      the first. In the end the spy holds what it should. When do you check it for the first time?
      """)
  }

  @Test("it notices a view model that works only the first time")
  func firstTime() {
    #expect(
      !specification(Fault.worksOnce()),
      """
      This view model executes the use case at the first call of archive() and then never again. \
      One call alone cannot show that.
      """)
  }

  /// Shows that the faults are fair: one rule each,
  /// so that each of the tests above asks for one thing.
  @Test("each of the faults breaks one rule and keeps all others")
  func faults() {
    for fault in Fault.all {
      let broken = Rule.all.filter { !$0.isKept(fault.make()) }.map(\.text)
      #expect(
        broken == [fault.rule],
        "An error in this exercise: this fault should break one rule, the one named here.")
    }
    let right: Make = { ViewModel(count: $0, useCase: $1) }
    #expect(
      Rule.all.filter { !$0.isKept(right) }.map(\.text) == [],
      "An error in this exercise: a right view model keeps all rules.")
  }
}

/// A Boolean value indicating whether the specification accepts no view model, right or wrong.
private var refusesEverything: Bool {
  let makes: [Make] =
    [{ ViewModel(count: $0, useCase: $1) }, { ClosureViewModel(count: $0, useCase: $1) }]
    + Fault.all.map { $0.make() }
  return !makes.contains { specification($0) }
}

/// The use cases that the specification passes to a right function, one after the other.
private var useCasesPassed: [AnyObject] {
  var useCases: [AnyObject] = []
  _ = specification { count, useCase in
    useCases.append(useCase as AnyObject)
    return ViewModel(count: count, useCase: useCase)
  }
  return useCases
}

private typealias Make = (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving

// MARK: Right ones

private final class ViewModel: Archiving {
  private let count: Int
  private let useCase: any ArchiveUseCase

  init(count: Int, useCase: any ArchiveUseCase) {
    self.count = count
    self.useCase = useCase
  }

  func archive() {
    useCase.execute(count: count)
  }
}

private struct ClosureViewModel: Archiving {
  let onArchive: () -> Void

  init(onArchive: @escaping () -> Void) {
    self.onArchive = onArchive
  }

  init(count: Int, useCase: any ArchiveUseCase) {
    self.init { useCase.execute(count: count) }
  }

  func archive() {
    onArchive()
  }
}

// MARK: Planted faults

/// A fault that a view model can have, and the rule that it breaks.
private struct Fault {
  let rule: String
  let make: @MainActor () -> Make

  static let all = [
    Fault(rule: "executes", make: neverExecutes),
    Fault(rule: "at most once", make: executesTwice),
    Fault(rule: "only its own use case", make: asksALocator),
    Fault(rule: "only its own use case", make: asksALocatorThatKeepsTheFirst),
    Fault(rule: "each of them", make: onlyOneWorks),
    Fault(rule: "the right number", make: wrongNumber),
    Fault(rule: "the same number later", make: wrongNumberLater),
    Fault(rule: "its own number", make: othersNumber),
    Fault(rule: "not before the call", make: executesWhenMade),
    Fault(rule: "not before the call", make: oneAhead),
    Fault(rule: "each time", make: worksOnce),
  ]

  static func neverExecutes() -> Make {
    { _, _ in ClosureViewModel {} }
  }

  static func executesTwice() -> Make {
    { count, useCase in
      ClosureViewModel {
        useCase.execute(count: count)
        useCase.execute(count: count)
      }
    }
  }

  /// Gives view models that share one locator: who comes last decides for all.
  static func asksALocator() -> Make {
    var registered: (any ArchiveUseCase)?
    return { count, useCase in
      registered = useCase
      return ClosureViewModel { registered?.execute(count: count) }
    }
  }

  /// Gives view models that share one locator: who comes first decides for all.
  static func asksALocatorThatKeepsTheFirst() -> Make {
    var registered: (any ArchiveUseCase)?
    return { count, useCase in
      if registered == nil { registered = useCase }
      return ClosureViewModel { registered?.execute(count: count) }
    }
  }

  /// Gives view models that share one place, which the first call takes for good.
  static func onlyOneWorks() -> Make {
    var working: Int?
    var made = 0
    return { count, useCase in
      let number = made
      made += 1
      return ClosureViewModel {
        if working == nil { working = number }
        if working == number { useCase.execute(count: count) }
      }
    }
  }

  static func wrongNumberLater() -> Make {
    { count, useCase in
      var next = count
      return ClosureViewModel {
        useCase.execute(count: next)
        next = count &- 1
      }
    }
  }

  static func wrongNumber() -> Make {
    // One less, also than the least number that there is: a fault must not stop the program.
    { count, useCase in ClosureViewModel { useCase.execute(count: count &- 1) } }
  }

  /// Gives view models that share one number: who comes last decides for all.
  static func othersNumber() -> Make {
    var last = 0
    return { count, useCase in
      last = count
      return ClosureViewModel { useCase.execute(count: last) }
    }
  }

  static func executesWhenMade() -> Make {
    { count, useCase in
      useCase.execute(count: count)
      return ClosureViewModel {}
    }
  }

  static func oneAhead() -> Make {
    { count, useCase in
      useCase.execute(count: count)
      var isFirst = true
      return ClosureViewModel {
        if !isFirst { useCase.execute(count: count) }
        isFirst = false
      }
    }
  }

  static func worksOnce() -> Make {
    { count, useCase in
      var isDone = false
      return ClosureViewModel {
        if !isDone { useCase.execute(count: count) }
        isDone = true
      }
    }
  }
}

// MARK: The rules, one by one

/// One thing that a view model must do, checked so that no other fault matters.
private struct Rule {
  let text: String
  let isKept: @MainActor (Make) -> Bool

  static let all = [
    Rule(text: "executes") { make in
      let spy = SpyArchive()
      make(3, spy).archive()
      return !spy.counts.isEmpty
    },
    Rule(text: "at most once") { make in
      let spy = SpyArchive()
      make(3, spy).archive()
      return spy.counts.count <= 1
    },
    Rule(text: "only its own use case") { make in
      // A locator may keep the last or the first, so each of two is called.
      let spies = [SpyArchive(), SpyArchive()]
      let viewModels = [make(3, spies[0]), make(5, spies[1])]
      return [0, 1].allSatisfy { called in
        let before = spies[1 - called].counts
        viewModels[called].archive()
        return spies[1 - called].counts == before
      }
    },
    Rule(text: "each of them") { make in
      let spies = [SpyArchive(), SpyArchive()]
      let viewModels = [make(3, spies[0]), make(3, spies[1])]
      // Twice each: one that is a call behind or ahead works as well.
      let executions = [0, 1].map { called in
        let before = spies.map(\.counts.count).reduce(0, +)
        viewModels[called].archive()
        viewModels[called].archive()
        return spies.map(\.counts.count).reduce(0, +) - before
      }
      return executions[0] == executions[1]
    },
    Rule(text: "the right number") { make in
      let spy = SpyArchive()
      make(3, spy).archive()
      return spy.counts.allSatisfy { $0 == 3 }
    },
    Rule(text: "the same number later") { make in
      let spy = SpyArchive()
      let viewModel = make(3, spy)
      viewModel.archive()
      let first = spy.counts
      viewModel.archive()
      return spy.counts.allSatisfy(first.contains) || first.isEmpty
    },
    Rule(text: "its own number") { make in
      let (alone, beside) = (SpyArchive(), SpyArchive())
      make(3, alone).archive()
      let viewModel = make(3, beside)
      _ = make(5, SpyArchive())
      viewModel.archive()
      return beside.counts.allSatisfy(alone.counts.contains)
    },
    Rule(text: "not before the call") { make in
      let spy = SpyArchive()
      _ = make(3, spy)
      return spy.counts.isEmpty
    },
    Rule(text: "each time") { make in
      let spy = SpyArchive()
      let viewModel = make(3, spy)
      let executions = (1...2).map { _ in
        let before = spy.counts.count
        viewModel.archive()
        return spy.counts.count - before
      }
      return executions[1] >= executions[0]
    },
  ]
}

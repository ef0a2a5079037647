import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.6 WriteTheTest: checks", .graded)
struct WriteTheTestChecks {
  @Test("the specification returns the same result every time")
  func again() async {
    // Runs in its own process, where no other test has called the specification.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      "The specification should return true or false. Which of its lines traps?"
    ) { @MainActor [end = end as ProgramEnd] in
      let answers = (1...2).map { _ in specification { ViewModel(count: $0, useCase: $1) } }
      #expect(
        answers[0] == answers[1],
        "Something is left over from the first call. Which line creates the spies, and when?")
      await end.reach()
    }
  }

  @Test("the specification accepts a correct view model with a closure")
  func otherRight() {
    #expect(
      specification { ClosureViewModel(count: $0, useCase: $1) },
      """
      This view model is a struct with a closure, and does what the header says. Which line checks \
      how a view model is built, instead of what it does?
      """)
  }

  @Test("the specification rejects view models if only one of them works")
  func onlyOneWorks() {
    #expect(
      !specification(Mutant.onlyOneWorks()),
      """
      The view model that's called first works, and the others never do. How many of your view \
      models do you call?
      """)
  }

  @Test("the specification rejects view models that pass a wrong number later")
  func numberLater() {
    #expect(
      !specification(Mutant.wrongNumberLater()),
      """
      After the first call, this view model passes a smaller number, but the spy's list still \
      contains the right number. Do you look for that number, or compare the whole list?
      """)
  }

  @Test("the specification rejects view models that pass another view model's number")
  func otherNumber() {
    #expect(
      !specification(Mutant.othersNumber()),
      """
      The view model that's created last sets the number for all. Do you give two view models \
      different numbers, and call the first after creating the second?
      """)
  }

  /// Checks the mutants themselves, so that each test above requires only one rule.
  @Test("each bug breaks exactly one rule")
  func mutants() {
    for mutant in Mutant.all {
      let broken = Rule.all.filter { !$0.isKept(mutant.make()) }.map(\.text)
      #expect(
        broken == [mutant.rule],
        "An error in this exercise: this bug should break one rule, the one named here.")
    }
    let right: ViewModelFactory = { ViewModel(count: $0, useCase: $1) }
    #expect(
      Rule.all.filter { !$0.isKept(right) }.map(\.text) == [],
      "An error in this exercise: a correct view model should break no rule.")
  }
}

/// A function that creates a view model, of the type that the specification takes.
typealias ViewModelFactory = (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving

// MARK: Correct view models

final class ViewModel: Archiving {
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

struct ClosureViewModel: Archiving {
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

// MARK: Mutants

/// A kind of view model with one bug, and the rule that the bug breaks.
struct Mutant {
  let rule: String
  let make: @MainActor () -> ViewModelFactory

  static let all = [
    Mutant(rule: "executes", make: neverExecutes),
    Mutant(rule: "at most once", make: executesTwice),
    Mutant(rule: "only its own use case", make: asksALocator),
    Mutant(rule: "only its own use case", make: asksALocatorThatKeepsTheFirst),
    Mutant(rule: "each of them", make: onlyOneWorks),
    Mutant(rule: "the right number", make: wrongNumber),
    Mutant(rule: "the same number later", make: wrongNumberLater),
    Mutant(rule: "its own number", make: othersNumber),
    Mutant(rule: "not before the call", make: executesWhenMade),
    Mutant(rule: "not before the call", make: oneAhead),
    Mutant(rule: "each time", make: worksOnce),
  ]

  static func neverExecutes() -> ViewModelFactory {
    { _, _ in ClosureViewModel {} }
  }

  static func executesTwice() -> ViewModelFactory {
    { count, useCase in
      ClosureViewModel {
        useCase.execute(count: count)
        useCase.execute(count: count)
      }
    }
  }

  /// Creates view models that share one locator: all execute the last use case.
  static func asksALocator() -> ViewModelFactory {
    var registered: (any ArchiveUseCase)?
    return { count, useCase in
      registered = useCase
      return ClosureViewModel { registered?.execute(count: count) }
    }
  }

  /// Creates view models that share one locator: all execute the first use case.
  static func asksALocatorThatKeepsTheFirst() -> ViewModelFactory {
    var registered: (any ArchiveUseCase)?
    return { count, useCase in
      if registered == nil { registered = useCase }
      return ClosureViewModel { registered?.execute(count: count) }
    }
  }

  /// Creates view models that share a flag: only the view model that's called first works.
  static func onlyOneWorks() -> ViewModelFactory {
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

  static func wrongNumberLater() -> ViewModelFactory {
    { count, useCase in
      var next = count
      return ClosureViewModel {
        useCase.execute(count: next)
        next = count &- 1
      }
    }
  }

  static func wrongNumber() -> ViewModelFactory {
    // Subtracts with &-, because an overflow would crash the tests.
    { count, useCase in ClosureViewModel { useCase.execute(count: count &- 1) } }
  }

  /// Creates view models that share one number: all pass the last view model's number.
  static func othersNumber() -> ViewModelFactory {
    var last = 0
    return { count, useCase in
      last = count
      return ClosureViewModel { useCase.execute(count: last) }
    }
  }

  static func executesWhenMade() -> ViewModelFactory {
    { count, useCase in
      useCase.execute(count: count)
      return ClosureViewModel {}
    }
  }

  static func oneAhead() -> ViewModelFactory {
    { count, useCase in
      useCase.execute(count: count)
      var isFirst = true
      return ClosureViewModel {
        if !isFirst { useCase.execute(count: count) }
        isFirst = false
      }
    }
  }

  static func worksOnce() -> ViewModelFactory {
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

/// A rule for view models; a bug against one rule breaks no other.
private struct Rule {
  let text: String
  let isKept: @MainActor (ViewModelFactory) -> Bool

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
      // A locator may keep the first or the last use case, so the rule calls both view models.
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
      // Calls each view model twice, because one that's a call ahead keeps this rule, too.
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

import Course
import Interface

/// A command that shows an exercise's next hint, or all of its hints.
struct Hint: Command {
  static let configuration = Configuration(
    name: "hint", abstract: "Show the next hint.", argument: .firstUnsolved,
    options: [.init("--all", "Show all hints at once.")])

  var exercise: String?
  var showsAll = false

  func run(
    in workbook: Workbook, _ console: Console, _ learner: LearnerProgress
  ) throws -> ExitStatus {
    guard let exercise = try learner.exercise(named: exercise, in: workbook) else {
      return try console.printAllSolved()
    }
    let hints = try Hints(
      for: exercise, after: learner[exercise], in: workbook, style: console.style)
    if showsAll {
      try console.print(hints.all)
      return .success
    }
    let call = "\(Runner.call) hint \(exercise.id)"
    try console.print(
      hints.next(
        ifMore: "Next hint: \(call)", ifLast: "That was the last hint. All hints: \(call) --all"))
    try hints.countNext()
    return .success
  }
}

extension Console {
  /// Prints that all exercises are solved, for a command that requires an unsolved exercise.
  func printAllSolved() throws -> ExitStatus {
    try print("All exercises are solved. Name one to see it again: \(Runner.call) show 1.1")
    return .success
  }
}

extension Hint {
  init(_ arguments: ParsedArguments) {
    self.init(exercise: arguments.value, showsAll: arguments.contains("--all"))
  }
}

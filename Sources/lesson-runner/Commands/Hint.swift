import Course
import Grading
import Interface

/// Shows hints, one more each time.
struct Hint: Command {
  static let configuration = Configuration(
    name: "hint", abstract: "Show the next hint, one more each time.", argument: .firstUnsolved,
    options: [.init("--all", "Show all hints at once.")])

  var exercise: ExerciseID?
  var showsAll = false

  func run(in workbook: Workbook, _ console: Console) throws -> ExitStatus {
    let learner = LearnerProgress(of: workbook.catalog, KnownVerdicts(in: workbook))
    guard let exercise = try workbook.catalog.exercise(exercise, orFirstUnsolvedOf: learner) else {
      console.print(Guide.allSolved)
      return .success
    }
    let hints = try Hints(for: exercise, in: workbook, style: console.style)
    if showsAll {
      console.print(hints.all)
      return .success
    }
    let call = "\(Runner.call) hint \(exercise.id)"
    console.print(
      hints.next(
        again: "One more: \(call)", last: "That was the last one. All of them: \(call) --all"))
    try hints.countNext()
    return .success
  }
}

extension Hint {
  init(_ words: Words) throws {
    self.init(exercise: try words.exercise(), showsAll: words.contains("--all"))
  }
}

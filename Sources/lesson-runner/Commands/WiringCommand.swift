import Course
import Grading
import Interface

/// A command that draws the declarations of an exercise's types.
///
/// ``Wiring`` is the model that the command draws, so the command has a longer name.
struct WiringCommand: Command {
  static let configuration = Configuration(
    name: "wiring", abstract: "Draw an exercise's types: what they take, and what they hold.",
    argument: .firstUnsolved)

  var exercise: String?

  func run(
    in workbook: Workbook, _ console: Console, _ grader: Grader, _ read: ReadWiring
  ) async throws -> ExitStatus {
    let learner = LearnerProgress(in: workbook, grader)
    guard let exercise = try learner.exercise(named: exercise, in: workbook) else {
      return try console.printAllSolved()
    }
    let text = WiringText(exercise: exercise, root: workbook.path, style: console.style)
    let result = try await grader.wiring(of: Submission(exercise, in: workbook.root), read)
    try console.print(text.page(of: result, learner[exercise]))
    return if case .wiring = result { .success } else { .doesNotCompile }
  }
}

extension WiringCommand {
  init(_ arguments: ParsedArguments) {
    self.init(exercise: arguments.value)
  }
}

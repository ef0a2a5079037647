import Course
import Interface

/// A command that draws the declarations of an exercise's types.
///
/// `Wiring` is the name of the model that the command draws.
struct WiringCommand: Command {
  static let configuration = Configuration(
    name: "wiring", abstract: "Draw an exercise's types: what they take, and what they hold.",
    argument: .firstUnsolved)

  var exercise: String?

  func run(in app: App) async throws -> ExitStatus {
    let grader = app.consoleGrader()
    let (learner, exercise) = try app.progress(naming: exercise, grader)
    guard let exercise else { return try app.printAllSolved() }
    let text = WiringText(exercise: exercise, root: app.workbook.path, style: app.console.style)
    let result = try await app.wiring(of: Submission(exercise, in: app.workbook.root), grader)
    try app.console.print(text.page(of: result, learner[exercise]))
    return if case .wiring = result { .success } else { .doesNotCompile }
  }
}

extension WiringCommand {
  init(_ arguments: ParsedArguments) {
    self.init(exercise: arguments.value)
  }
}

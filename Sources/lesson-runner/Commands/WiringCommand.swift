import Course
import Interface

/// Draws what the types of an exercise declare.
///
/// `Wiring` alone is what is drawn.
struct WiringCommand: Command {
  static let configuration = Configuration(
    name: "wiring", abstract: "Draw what the exercise's types declare that they need and hold.",
    argument: .firstUnsolved)

  var exercise: ExerciseID?

  func run(in app: App) async throws -> ExitStatus {
    let (learner, exercise) = try app.progress(naming: exercise)
    guard let exercise else { return try app.printAllSolved() }
    let text = WiringText(exercise: exercise, root: app.workbook.path, style: app.console.style)
    let submission = try Submission(exercise, in: app.workbook.root)
    switch try await app.wiring(of: submission, app.grader) {
    case .doesNotCompile(let verdict):
      try app.console.print(text.rejection(verdict))
      return .doesNotCompile
    case .wiring(let wiring):
      try app.console.print(text.page(of: wiring, learner[exercise]))
      return .success
    }
  }
}

extension WiringCommand {
  init(_ arguments: ParsedArguments) throws {
    self.init(exercise: try arguments.exercise())
  }
}

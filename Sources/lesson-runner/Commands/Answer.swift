import Course
import Grading
import Interface

/// Shows the differences between the learner's file and the answer.
struct Answer: Command {
  static let configuration = Configuration(
    name: "answer", abstract: "Show what tells your file from the answer.",
    argument: .firstUnsolved,
    options: [
      .init("--wiring", "Draw the wiring of your file, and that of the answer."),
      .init("--yes", "Show it without asking, though the exercise is not solved."),
    ])

  var exercise: ExerciseID?
  var isSure = false
  var showsWiring = false

  func run(in app: App) async throws -> ExitStatus {
    let (console, style) = (app.console, app.console.style)
    let (learner, exercise) = try app.progress(naming: exercise)
    guard let exercise else { return try app.printAllSolved() }
    let question = "\(exercise.title) is not solved yet. Do you want to see the answer?"
    guard learner.isSolved(exercise) || isSure || console.confirm(question) else {
      console.note(
        """
        The answer to \(exercise.title) stays closed: it is not solved yet.
        A hint: \(Runner.call) hint \(exercise.id)
        To see it all the same: \(Runner.call) answer \(exercise.id) --yes
        """)
      return .failure
    }
    let text =
      showsWiring
      ? try await wirings(of: exercise, app)
      : try answerReport(on: exercise, in: app.workbook, style)
    try console.print("\(style.bold(exercise.title))\n\n\(text)")
    return .success
  }

  private func wirings(of exercise: Exercise, _ app: App) async throws -> String {
    let grader = app.grader
    func wiring(at path: String) async throws -> WiringResult {
      try await app.wiring(of: Submission(exercise, at: path, in: app.workbook.root), grader)
    }
    return WiringText(exercise: exercise, root: app.workbook.path, style: app.console.style)
      .beforeAndAfter(
        try await wiring(at: exercise.file), try await wiring(at: exercise.answer))
  }
}

extension Answer {
  init(_ arguments: ParsedArguments) throws {
    self.init(
      exercise: try arguments.exercise(), isSure: arguments.contains("--yes"),
      showsWiring: arguments.contains("--wiring"))
  }
}

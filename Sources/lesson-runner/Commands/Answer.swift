import Course
import Grading
import Interface

/// A command that shows the differences between the learner's file and the answer.
struct Answer: Command {
  static let configuration = Configuration(
    name: "answer", abstract: "Compare your file with the answer.",
    argument: .firstUnsolved,
    options: [
      .init("--wiring", "Draw the types of both files."),
      .init("--others", "Show other correct designs, and mistakes with the reason."),
      .init("--yes", "Show the answer to an unsolved exercise without asking."),
    ])

  var exercise: String?
  var isSure = false
  var showsWiring = false
  var showsOthers = false

  func run(
    in workbook: Workbook, _ console: Console, _ grader: Grader, _ read: ReadWiring
  ) async throws -> ExitStatus {
    let style = console.style
    let learner = LearnerProgress(in: workbook, grader)
    guard let exercise = try learner.exercise(named: exercise, in: workbook) else {
      return try console.printAllSolved()
    }
    let isUnsolved = "\(exercise.title) isn't solved yet"
    let others = "Other answers and mistakes give the solution away."
    let question =
      showsOthers
      ? "\(isUnsolved). \(others) Do you want to see them?"
      : "\(isUnsolved). Do you want to see the answer?"
    if !isSure, !learner.isSolved(exercise), try await !console.confirm(question) {
      let option = showsOthers ? " --others" : ""
      console.note(
        """
        \(showsOthers ? "\(isUnsolved). \(others)" : "\(isUnsolved), so its answer isn't shown.")
        For a hint: \(Runner.call) hint \(exercise.id)
        To see \(showsOthers ? "them" : "the answer") anyway: \
        \(Runner.call) answer \(exercise.id)\(option) --yes
        """)
      return .failure
    }
    let text =
      showsWiring
      ? try await wirings(of: exercise, in: workbook, style, grader, read)
      : showsOthers
        ? othersReport(on: exercise, in: workbook, style)
        : try answerReport(on: exercise, in: workbook, style)
    try console.print("\(style.bold(exercise.title))\n\n\(text)")
    return .success
  }

  /// Returns drawings of two wirings: of the learner's file, and of the answer.
  private func wirings(
    of exercise: Exercise, in workbook: Workbook, _ style: TextStyle, _ grader: Grader,
    _ read: ReadWiring
  ) async throws -> String {
    let text = WiringText(exercise: exercise, root: workbook.path, style: style)
    var parts: [String] = []
    for (name, path) in [("Before", exercise.file), ("After", exercise.answer)] {
      let submission = try Submission(exercise, at: path, in: workbook.root)
      let wiring = try await grader.wiring(of: submission, read)
      parts += [style.bold("\(name): \(path)"), text.text(of: wiring)]
    }
    return parts.joined(separator: "\n\n")
  }
}

extension Answer {
  init(_ arguments: ParsedArguments) {
    self.init(
      exercise: arguments.value, isSure: arguments.contains("--yes"),
      showsWiring: arguments.contains("--wiring"), showsOthers: arguments.contains("--others"))
  }
}

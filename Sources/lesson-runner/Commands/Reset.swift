import Course
import Interface

/// A command that restores an exercise's starter file, and stores the learner's version elsewhere.
struct Reset: Command {
  static let configuration = Configuration(
    name: "reset", abstract: "Restore the starter file of an exercise, and keep your version.",
    argument: .init(
      name: "exercise", help: "An exercise: 1.2, Shared, or its file.", isOptional: false),
    options: [.init("--yes", "Restore it without asking.")])

  var exercise: String
  var isSure = false

  func run(
    in workbook: Workbook, _ console: Console, _ clock: LocalClock
  ) async throws -> ExitStatus {
    let exercise = try workbook.exercise(named: exercise)
    let question = "Restore the starter file of \(exercise.title)? Your version is kept."
    if !isSure, try await !console.confirm(question) {
      console.note(
        """
        Nothing was changed.
        To restore it without a question: \(Runner.call) reset \(exercise.id) --yes
        """)
      return .failure
    }
    let result = try workbook.reset(exercise, now: clock.now(), in: clock.timeZone)
    try console.print(result.text(on: exercise, in: workbook.path, console.style))
    return .success
  }
}

extension Reset {
  init(_ arguments: ParsedArguments) throws {
    guard let exercise = arguments.value else {
      throw UsageError("Write which exercise to restore, such as 1.2.")
    }
    self.init(exercise: exercise, isSure: arguments.contains("--yes"))
  }
}

extension Workbook.ResetResult {
  func text(on exercise: Exercise, in root: String, _ style: TextStyle) -> String {
    let file = style.link(exercise.file, in: root)
    switch self {
    case .wasAsShipped:
      return "\(file) is already the starter file. Nothing was changed."
    case .restored:
      return "\(file) was missing. It's the starter file again."
    case .replaced(let kept):
      return
        "Your version is kept: \(style.link(kept, in: root))\n\(file) is the starter file again."
    }
  }
}

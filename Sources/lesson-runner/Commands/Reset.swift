import Course
import Interface

/// Puts an exercise back as shipped, and stores the learner's version elsewhere.
struct Reset: Command {
  static let configuration = Configuration(
    name: "reset", abstract: "Put an exercise back as shipped, and keep your version.",
    argument: .init(
      name: "exercise", help: "An exercise (1.2).", values: .exercise, isOptional: false),
    options: [.init("--yes", "Put it back without asking.")])

  var exercise: ExerciseID
  var isSure = false

  func run(in app: App) throws -> ExitStatus {
    let (workbook, console) = (app.workbook, app.console)
    let exercise = try workbook.catalog.existing(exercise)
    let question = "Put \(exercise.file) back as shipped? Your version is kept."
    guard isSure || console.confirm(question) else {
      console.note(
        """
        Nothing was changed.
        To put it back without being asked: \(Runner.call) reset \(exercise.id) --yes
        """)
      return .failure
    }
    let result = try Originals(workbook).reset(exercise, now: app.now())
    try console.print(result.text(on: exercise, in: workbook.path, console.style))
    return .success
  }
}

extension Reset {
  init(_ arguments: ParsedArguments) throws {
    guard let exercise = try arguments.exercise() else {
      throw UsageError("Say which exercise is to be put back, such as 1.2.")
    }
    self.init(exercise: exercise, isSure: arguments.contains("--yes"))
  }
}

extension Originals.ResetResult {
  func text(on exercise: Exercise, in root: String, _ style: TextStyle) -> String {
    let file = style.link(exercise.file, in: root)
    switch self {
    case .wasAsShipped:
      return "\(file) is as shipped already. Nothing was changed."
    case .restored:
      return "\(file) is there again, as shipped."
    case .replaced(let kept):
      return "Your version is kept: \(style.link(kept, in: root))\n\(file) is as shipped again."
    }
  }
}

import Course
import Grading
import Interface

/// Puts an exercise back as shipped, and tells where the learner's version is kept.
struct Reset: Command {
  static let configuration = Configuration(
    name: "reset", abstract: "Put an exercise back as shipped, and keep your version.",
    argument: .init(
      name: "exercise", help: "An exercise (1.2).", values: .exercise, isOptional: false),
    options: [.init("--yes", "Put it back without asking.")])

  var exercise: ExerciseID
  var isSure = false

  func run(in workbook: Workbook, _ console: Console) throws -> ExitStatus {
    let exercise = try workbook.catalog.existing(exercise)
    let question = "Put \(exercise.file) back as shipped? Your version is kept."
    guard isSure || console.confirms(question) == true else {
      console.note(
        """
        Nothing was changed.
        To put it back without being asked: \(Runner.call) reset \(exercise.id) --yes
        """)
      return .failure
    }
    let outcome = try Originals(workbook).reset(exercise)
    console.print(outcome.text(on: exercise, in: workbook.path, console.style))
    return .success
  }
}

extension Reset {
  init(_ words: Words) throws {
    guard let exercise = try words.exercise() else {
      throw UsageError("Say which exercise is to be put back, such as 1.2.")
    }
    self.init(exercise: exercise, isSure: words.contains("--yes"))
  }
}

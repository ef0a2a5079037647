import Course
import Interface

/// A command that creates the files of a new exercise, for authors.
struct New: Command {
  static let configuration = Configuration(
    name: "new", abstract: "For authors: create a new exercise from templates.",
    argument: .init(
      name: "exercise", help: "The next number of a lesson, and a name: 4.9 Deadline",
      isOptional: false, isRepeated: true))

  let id: ExerciseID
  let name: String

  init(_ arguments: ParsedArguments) throws {
    guard arguments.values.count == 2, let id = arguments.value.flatMap(ExerciseID.init) else {
      throw UsageError("Write the number and the name of the exercise, such as 4.9 Deadline.")
    }
    self.id = id
    name = arguments.values[1]
  }

  func run(in workbook: Workbook, _ console: Console) throws -> ExitStatus {
    let new = try NewExercise(id, named: name, in: workbook)
    try new.create()
    try console.print(new.steps)
    return .success
  }
}

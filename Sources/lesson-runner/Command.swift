import Workbook

/// What the command can do, and with what.
enum Command: Equatable {
  case check(Scope)
  case list
  case hint(ExerciseID?, all: Bool)
  case show(ExerciseID?)
  case wiring(ExerciseID?, Wire.Format)
  case verify(record: Bool)

  /// What `check` grades.
  enum Scope: Equatable {
    case fromFirstUnsolved
    case lesson(Int)
    case exercise(ExerciseID)
    case all
  }

  /// - Throws: What ``Console/report(_:)`` can tell.
  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    let grader = Grader(workbook, heard: console.note)
    switch self {
    case .check(let scope):
      return try await Check(grader: grader, console: console).run(scope)
    case .list:
      return try List(grader: grader, console: console).run()
    case .hint(let id, let all):
      return try Hint(grader: grader, console: console).run(id, all: all)
    case .show(let id):
      return try Show(grader: grader, console: console).run(id)
    case .wiring(let id, let format):
      return try await Wire(grader: grader, console: console).run(id, format)
    case .verify(let record):
      return try await Verify(grader: grader, console: console).run(record: record)
    }
  }
}

import Workbook

/// What the command can do, and with what.
enum Command: Equatable {
  case check(Scope)
  case list
  case hint(ExerciseID?, all: Bool)
  case show(ExerciseID?)
  case verify(record: Bool)
  case watch

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
      console.print(List(grader: grader, style: console.style).text)
      return .success
    case .hint(let id, let all):
      return try Hint(grader: grader, style: console.style).run(id, all: all, console)
    case .show(let id):
      return try Show(grader: grader, console: console).run(id)
    case .verify(let record):
      return try await Verify(grader: grader, console: console).run(record: record)
    case .watch:
      var watch = try Watch(workbook, Terminal())
      return try await watch.run()
    }
  }
}

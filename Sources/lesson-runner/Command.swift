import Workbook

/// What the command can do, and with what.
enum Command: Equatable {
  case check(Scope, ReportFormat = .text)
  case list
  case hint(ExerciseID?, all: Bool)
  case show(ExerciseID?)
  case showLesson(Int)
  case wiring(ExerciseID?, Wire.Format)
  case answer(ExerciseID?, isSure: Bool, wiring: Bool)
  case reset(ExerciseID, isSure: Bool)
  case doctor
  case completions(Shell)
  case verify(Scope, record: Bool)
  case watch

  /// What `check` grades, or `verify` proves.
  enum Scope: Equatable {
    case fromFirstUnsolved
    case lesson(Int)
    case exercise(ExerciseID)
    case all
  }

  /// - Throws: What ``Console/report(_:)`` can tell.
  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    let grader = Grader(workbook, progress: console.note)
    switch self {
    case .check(let scope, let format):
      return try await Check(grader: grader, console: console).run(scope, format)
    case .list:
      console.print(List(grader: grader, style: console.style).text)
      return .success
    case .hint(let id, let all):
      return try Hint(grader: grader, style: console.style).run(id, all: all, console)
    case .show(let id):
      return try Show(grader: grader, console: console).run(id)
    case .showLesson(let number):
      return try Show(grader: grader, console: console).run(lesson: number)
    case .wiring(let id, let format):
      return try await Wire(grader: grader, console: console).run(id, format)
    case .answer(let id, let isSure, let wiring):
      return try await Answer(grader: grader, console: console)
        .run(id, isSure: isSure, wiring: wiring)
    case .reset(let id, let isSure):
      return try Reset(grader: grader, console: console).run(id, isSure: isSure)
    case .doctor:
      return try await Diagnose(grader: grader, console: console).run()
    case .completions(let shell):
      console.print(Completions(exercises: workbook.catalog.exercises.map(\.id)).script(for: shell))
      return .success
    case .verify(let scope, let record):
      return try await Verify(grader: grader.patient, console: console).run(scope, record: record)
    case .watch:
      var watch = try Watch(workbook, Terminal())
      return try await watch.run()
    }
  }
}

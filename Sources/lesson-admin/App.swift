import Course
import Grading
import Interface

/// The dependencies of all commands; `main` creates them, and tests replace them.
struct App: Sendable {
  let workbook: Workbook
  let console: Console
  /// Creates a grader that grades all texts again with the given builder or, for nil, a grader that
  /// looks up stored verdicts.
  let makeGrader: @Sendable (BuilderKind?) -> BatchGrader
  let handIns: HandInTools
}

/// The functions with which `grade` reads and grades a class's texts.
struct HandInTools: Sendable {
  let makeGrader: @Sendable (HandInConditions) async throws -> BatchGrader
  /// Creates the function that reads remarks for the teacher.
  let makeRemarkReader: @Sendable (_ isSandboxed: Bool) async throws -> RemarkReader.Read
  let readStarters: @Sendable () async -> StarterTexts
}

/// The options that affect how `grade` grades a class's texts.
struct HandInConditions: Equatable, Sendable {
  let isSandboxed: Bool
  /// The number of texts to grade at the same time, or nil for one per processor.
  var jobs: Int?
  var repeatsTimeouts = false
}

extension Program<App> {
  static let lessonAdmin = Program(
    name: "lesson-admin", version: Runner.version,
    overview: "Creates and proves exercises, for authors, and grades classes, for teachers.",
    commands: [
      .init(New.self) { try $0.run(in: $1.workbook, $1.console) },
      .init(Verify.self) { try await $0.run(in: $1.workbook, $1.console, $1.makeGrader) },
      .init(GradeCommand.self) { try await $0.run(in: $1.workbook, $1.console, $1.handIns) },
    ])
}

extension Runner {
  static let adminCall = "swift run lesson-admin"
}

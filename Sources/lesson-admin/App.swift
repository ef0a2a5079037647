import Course
import Grading
import Interface

/// The dependencies of commands; `main` creates them, and tests replace them.
struct App: Sendable {
  let workbook: Workbook
  let console: Console
  let makeGrader: @Sendable (GraderKind) async throws -> BatchGrader
  /// Creates the reader of what a teacher should look at.
  let makeRemarkReader: @Sendable (_ isSandboxed: Bool) async throws -> RemarkReader.Read
  let readStarters: @Sendable () async -> StarterTexts

  enum GraderKind: Sendable {
    case standard
    case builder(BuilderKind)
    /// For a class's texts; `jobs` is the number of texts at once, or nil for one per processor.
    case handIns(isSandboxed: Bool, jobs: Int?, repeatsTimeouts: Bool)
  }
}

extension Program<App> {
  static let lessonAdmin = Program(
    name: "lesson-admin", version: Runner.version,
    overview: "Creates and proves exercises, for authors, and grades classes, for teachers.",
    commands: [New.self, Verify.self, GradeCommand.self])
}

extension Runner {
  static let adminCall = "swift run lesson-admin"
}

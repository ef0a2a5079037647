import Course
import Grading
import Interface

/// The dependencies of commands; `main` creates them, and tests replace them.
struct App: Sendable {
  let workbook: Workbook
  let console: Console
  let makeGrader: @Sendable (GraderKind) -> BatchGrader
  /// Creates the grader for a class's texts; the second argument is the number of jobs, or nil for
  /// one per processor.
  let makeHandInTexts: @Sendable (_ isSandboxed: Bool, _ jobs: Int?) async throws -> HandInTexts
  /// Creates the reader of what a teacher should look at.
  let makeRemarkReader: @Sendable (_ isSandboxed: Bool) async throws -> RemarkReader.Read
  let makeMutator: @Sendable () async throws -> @Sendable (Exercise) async throws -> [Mutation]

  enum GraderKind: Sendable {
    case standard
    case builder(BuilderKind)
    /// Stores its verdicts separately: the many mutations would replace all other verdicts.
    case mutations
  }
}

/// A subcommand that can fail with ``AdminError``.
protocol AdminCommand: Command where App == lesson_admin.App {
  func perform(in app: App) async throws -> ExitStatus
}

extension AdminCommand {
  func run(in app: App) async throws -> ExitStatus {
    do {
      return try await perform(in: app)
    } catch let error as AdminError {
      app.console.note("Error: \(error.text)")
      return error.status
    }
  }
}

extension Program<App> {
  static let lessonAdmin = Program(
    name: "lesson-admin", version: Runner.version,
    overview: "Creates and proves exercises, for authors, and grades classes, for teachers.",
    commands: [New.self, Verify.self, Mutate.self, GradeCommand.self])
}

import Course
import Foundation
import Grading
import Interface

/// What commands work with: `main` creates the real one, and tests create others.
struct App: Sendable {
  let workbook: Workbook
  let console: Console
  /// Nil when nobody can press keys.
  let terminal: (any Terminal)?
  /// The variables that programs are started with, and that name an editor.
  let environment: [String: String]
  let now: @Sendable () -> Date
  /// Runs a tool in the workbook's folder; returns what it prints, or nil if it fails.
  let output: @Sendable (_ command: [String]) async -> String?
  /// Creates a grader that reports what takes time.
  let makeGrader: @Sendable (_ progress: @escaping @Sendable (Grading.Progress) -> Void) -> Grader
  /// Reads what a module declares.
  let readWiring: @Sendable (BuiltModule) async throws -> Wiring

  /// A grader that reports to the console.
  var grader: Grader { makeGrader { [console] in console.note($0.text) } }

  /// How far the learner is, and the exercise that a command is about: the one that the user named,
  /// or else the first unsolved one; nil when all are solved.
  func progress(naming id: ExerciseID?) throws -> (LearnerProgress, Exercise?) {
    let learner = LearnerProgress(in: workbook, grader)
    return (
      learner, try id.map { id in try workbook.catalog.existing(id) } ?? learner.firstUnsolved
    )
  }

  /// Says why a command that needs an exercise has none.
  func printAllSolved() throws -> ExitStatus {
    try console.print("All exercises are solved. Name one to see it again: \(Runner.call) show 1.1")
    return .success
  }
}

extension Program<App> {
  static let lessonRunner = Program(
    name: "lesson-runner", version: "0.3.0",
    overview: """
      Leads you through the workbook, exercise by exercise.

      Fix the exercises below Lessons/. In a terminal, watch grades at every save; elsewhere, \
      check grades
      once. Without a subcommand, the one that fits is run.
      """,
    commands: [
      Check.self, Watch.self, List.self, Hint.self, Show.self, WiringCommand.self, Answer.self,
      Reset.self, Doctor.self, Completions.self,
    ])

  func run(
    _ arguments: [String], isInTerminal: Bool, _ console: Console,
    in makeApp: @Sendable () throws -> App
  ) async -> ExitStatus {
    await run(arguments, or: isInTerminal ? Watch() : Check(), console, in: makeApp)
  }
}

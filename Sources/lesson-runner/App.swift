import Course
import Foundation
import Grading
import Interface

/// The dependencies of commands; `main` creates the real ones, and tests create others.
struct App: Sendable {
  let workbook: Workbook
  let console: Console
  /// The terminal, or nil if no user can press keys.
  let terminal: (any Terminal)?
  /// The environment for child processes, which also names the editor.
  let environment: [String: String]
  let now: @Sendable () -> Date
  let timeZone: TimeZone
  /// Runs a tool in the workbook's folder, and returns its output, or nil if the tool fails.
  let output: @Sendable (_ command: [String]) async -> String?
  /// Creates a grader, which reports steps that take time.
  let makeGrader: @Sendable (_ progress: @escaping @Sendable (Grading.Progress) -> Void) -> Grader
  /// Reads a module's declarations.
  let readWiring: @Sendable (BuiltModule) async throws -> Wiring

  /// Creates a grader that reports to the console.
  func consoleGrader() -> Grader { makeGrader { [console] in console.note($0.text) } }

  /// Returns the learner's progress, and the named or else first unsolved exercise, if any.
  func progress(naming word: String?, _ grader: Grader) throws -> (LearnerProgress, Exercise?) {
    let learner = LearnerProgress(in: workbook, grader)
    return (learner, try word.map(workbook.exercise) ?? learner.firstUnsolved)
  }

  /// Prints that all exercises are solved, for a command that requires an unsolved one.
  func printAllSolved() throws -> ExitStatus {
    try console.print("All exercises are solved. Name one to see it again: \(Runner.call) show 1.1")
    return .success
  }
}

extension Program<App> {
  static let lessonRunner = Program(
    name: "lesson-runner", version: Runner.version,
    overview: """
      Leads you through the workbook, exercise by exercise.

      Fix the exercises below Lessons/. In a terminal, watch grades at every save; elsewhere, \
      check grades
      once. Without a subcommand, the one that fits is run.
      """,
    commands: [
      Check.self, Watch.self, List.self, Hint.self, Show.self, WiringCommand.self, Answer.self,
      Reset.self, Doctor.self,
    ])
}

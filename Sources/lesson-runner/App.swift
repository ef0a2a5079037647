import Course
import Foundation
import Grading
import Interface

/// The dependencies of all commands; `main` creates them, and tests replace them.
///
/// No command takes this structure: ``Program/lessonRunner`` passes only what the command uses.
struct App: Sendable {
  let workbook: Workbook
  let console: Console
  /// The terminal, or nil if no user can press keys.
  let terminal: (any Terminal)?
  /// The environment variables, for the editor and for the compiler's folders.
  let environment: [String: String]
  let clock: LocalClock
  /// Runs a tool in the workbook's folder, and returns the tool's output, or nil if the tool fails.
  let output: @Sendable (_ command: [String]) async -> String?
  /// Creates a grader that reports the steps that take time.
  let makeGrader: MakeGrader
  /// Reads a module's declarations.
  let readWiring: ReadWiring

  /// Creates a grader that reports to the console.
  fileprivate func grader() -> Grader { makeGrader { [console] in console.note($0.text) } }

  fileprivate func learner() -> LearnerProgress { LearnerProgress(in: workbook, grader()) }
}

typealias MakeGrader =
  @Sendable (_ progress: @escaping @Sendable (Grading.Progress) -> Void) -> Grader

typealias ReadWiring = @Sendable (BuiltModule) async throws -> Wiring

/// A clock in the learner's time zone.
struct LocalClock: Sendable {
  let now: @Sendable () -> Date
  let timeZone: TimeZone

  /// The current day as a number, counted from the era's first day.
  var today: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.ordinality(of: .day, in: .era, for: now()) ?? 0
  }

  /// The time of day, such as `09:05:00`.
  var time: String {
    let style = Date.ISO8601FormatStyle(timeZone: timeZone)
    return now().formatted(style.time(includingFractionalSeconds: false))
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
      .init(Check.self) { try await $0.run(in: $1.workbook, $1.console, $1.grader()) },
      .init(Watch.self) {
        try await $0.run(
          in: $1.workbook, $1.console, $1.terminal, $1.environment, $1.clock, $1.makeGrader,
          $1.readWiring)
      },
      .init(List.self) { try $0.run(in: $1.workbook, $1.console, $1.learner()) },
      .init(Hint.self) { try $0.run(in: $1.workbook, $1.console, $1.learner()) },
      .init(Show.self) { try $0.run(in: $1.workbook, $1.console, $1.learner) },
      .init(WiringCommand.self) {
        try await $0.run(in: $1.workbook, $1.console, $1.grader(), $1.readWiring)
      },
      .init(Answer.self) {
        try await $0.run(in: $1.workbook, $1.console, $1.grader(), $1.readWiring)
      },
      .init(Reset.self) { try await $0.run(in: $1.workbook, $1.console, $1.clock) },
      .init(Doctor.self) {
        try await $0.run(in: $1.workbook, $1.console, $1.grader(), $1.environment, $1.output)
      },
    ])
}

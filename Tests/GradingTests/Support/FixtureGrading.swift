import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

extension FixtureWorkbook {
  /// Creates the workbook of the grading tests, which keeps the verdicts of earlier tests.
  init(_ folder: String = "grading tests", usesProbes: Bool = false) throws {
    try self.init(folder, [.numbers, .words], keepsVerdicts: true, usesProbes: usesProbes)
  }

  /// Returns a pipeline that sees the current files.
  ///
  /// - Parameters:
  ///   - secondsAllowed: The number of seconds that a suite may run.
  ///   - memoryAllowed: The memory that a suite may use, in bytes.
  ///   - progress: The log for steps that take time.
  ///   - environment: Additional environment variables.
  /// - Returns: The pipeline, whose processes leave no files outside `.build`.
  /// - Throws: ``WorkbookError`` if the workbook can't be read.
  func pipeline(
    secondsAllowed: Int = 300, memoryAllowed: Int = Limits.learner.memory,
    progress: ProgressLog = ProgressLog(), environment: [String: String] = [:]
  ) throws -> Pipeline {
    Pipeline(
      try Workbook(root: root), Machine.ofTests(environment),
      Limits(seconds: secondsAllowed, memory: memoryAllowed),
      store: VerdictStore(in: root), progress: progress.add)
  }

  func exercise(_ number: String) throws -> Exercise {
    let catalog = try Catalog(root: root)
    return try #require(catalog.exercises.first { "\($0.id)" == number })
  }

  /// Grades the learner's file of an exercise.
  func verdict(
    on number: String, secondsAllowed: Int = 300
  ) async throws -> Verdict {
    let grader = try pipeline(secondsAllowed: secondsAllowed).grader
    return try await grader.verdict(Submission(exercise(number), in: root)).0
  }

  /// Replaces the learner's file with a text, and grades it.
  func verdict(
    on number: String, with text: String, secondsAllowed: Int = 300
  ) async throws -> Verdict {
    try write(text, to: exercise(number).file)
    return try await verdict(on: number, secondsAllowed: secondsAllowed)
  }

  /// Returns the stored verdict on the learner's current file.
  func storedVerdict(on number: String) throws -> Verdict? {
    try pipeline().grader.storedVerdict(Submission(exercise(number), in: root))
  }
}

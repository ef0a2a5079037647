import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

extension FixtureWorkbook {
  /// The workbook of the tests that grade, with what earlier ones found out.
  init() throws {
    try self.init("grading tests", [.numbers, .words], keepsVerdicts: true)
  }

  /// A pipeline that sees the files as they are now.
  ///
  /// - Parameters:
  ///   - secondsAllowed: How long a suite may take.
  ///   - progress: Told what takes time.
  ///   - environment: Variables that programs see besides those of this one.
  /// - Returns: The pipeline; what it starts leaves nothing outside of `.build`.
  /// - Throws: ``WorkbookError`` when the workbook can't be read.
  func pipeline(
    secondsAllowed: Int = 300, progress: ProgressLog = ProgressLog(),
    environment: [String: String] = [:]
  ) throws -> Pipeline {
    Pipeline(
      try Workbook(root: root), Machine.ofTests(environment),
      Policy(secondsAllowed: secondsAllowed), progress: progress.add)
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
    return try await grader.verdict(on: Submission(exercise(number), in: root)).0
  }

  /// Grades a text in place of the learner's file.
  func verdict(
    on number: String, with text: String, secondsAllowed: Int = 300
  ) async throws -> Verdict {
    try write(text, to: exercise(number).file)
    return try await verdict(on: number, secondsAllowed: secondsAllowed)
  }

  /// What is known of the learner's file as it is now.
  func knownVerdict(on number: String) throws -> Verdict? {
    try pipeline().grader.storedVerdict(Submission(exercise(number), in: root))
  }
}

extension Machine {
  /// This machine, as the tests see it.
  static func ofTests(_ environment: [String: String] = [:]) -> Machine {
    Machine(
      environment: ProcessInfo.processInfo.environment.merging(TemporaryFolder.environment) { $1 }
        .merging(environment) { $1 },
      program: Bundle.main.executableURL,
      processorCount: ProcessInfo.processInfo.activeProcessorCount)
  }
}

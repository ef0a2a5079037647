import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("What a run says of the exercise")
struct JudgeTests {
  private func outcome(of run: SuiteRunner.Run) throws -> Verdict.Outcome {
    try Judge(submission: Submission(.sample, source: Data()), secondsAllowed: 10)
      .verdict(on: run).outcome
  }

  @Test("passed means that the process exited with 0, and every test was seen to pass")
  func passed() throws {
    #expect(try outcome(of: .init(.exited(0), [.passed])) == .passed)
    #expect(try outcome(of: .init(.exited(1), [.passed])) == .failed)
    #expect(try outcome(of: .init(.exited(0), [.passed, .skipped])) == .failed)
    #expect(
      try outcome(of: .init(.exited(0), [.passed], missing: ["b"])) == .testNotSeen("b"))
    #expect(throws: WorkbookError.self) { try outcome(of: .init(.exited(0), [])) }
  }

  @Test("a program that leaves in the middle of a test has crashed")
  func exit() throws {
    #expect(
      try outcome(of: .init(.exited(0), [.unfinished]))
        == .crashed(Crash(cause: .ending(.exited(0)))))
  }

  @Test("a timeout is told with its limit")
  func timeout() throws {
    #expect(try outcome(of: .init(.ranTooLong, [.unfinished])) == .ranTooLong(seconds: 10))
  }

  @Test("a precondition is told by its text, at the learner's line")
  func precondition() throws {
    let run = SuiteRunner.Run(
      .signalled(SIGTRAP), [.unfinished],
      errors: "\(Exercise.sample.module)/\(Exercise.sample.stem).swift:4: Precondition failed: No.")
    #expect(
      try outcome(of: run)
        == .crashed(
          Crash(
            cause: .message("Precondition failed: No."),
            place: .init(file: Exercise.sample.file, line: 4))))
  }
}

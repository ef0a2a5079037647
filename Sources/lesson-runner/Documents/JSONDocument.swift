import Course
import Foundation
import Grading
import Interface

/// A grade as JSON, for other programs.
///
/// A change of what a name stands for gets a new ``schema``; a name that is added does not. A name
/// without a value is left out; a list may be empty.
struct JSONDocument: Encodable {
  let schema = 1
  let solved: Int
  /// The number of exercises that were asked for, checked or not.
  let total: Int
  /// In the order of the workbook.
  let exercises: [ExerciseResult]

  init(_ grade: Grade) {
    solved = grade.solvedCount
    total = grade.entries.count
    exercises = grade.entries.map(ExerciseResult.init)
  }

  /// The document, its names in alphabetical order.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  struct ExerciseResult: Encodable {
    /// Such as `4.2`.
    let id: String
    /// Such as `Storyboard`.
    let name: String
    let lesson: Lesson
    /// Relative to the workbook's folder.
    let file: String
    let outcome: String
    /// With `does-not-fit`: what the tests call, if the file's header still says so.
    var seam: String?
    /// With `crashed`: the fatal error's text, with its place if there was one.
    var fatalError: String?
    /// With `disturbs-tests`: which test was not seen.
    var disturbance: String?
    /// With `ran-too-long`: after how many seconds the tests were stopped.
    var seconds: Int?
    /// With `not-graded`: why.
    var reason: String?
    /// With `does-not-compile` and `does-not-fit`.
    var compilerMessages: [Message] = []
    /// In the order of their file; none if nothing could run.
    let tests: [Test]
    let output: String
  }

  struct Lesson: Encodable {
    let number: Int
    let module: String
  }

  struct Message: Encodable {
    /// The learner's file, or, with `does-not-fit`, that of its tests.
    let path: String
    let line: Int
    let column: Int
    let text: String
  }

  struct Test: Encodable {
    let name: String
    /// `passed`, `failed`, `skipped`, `cancelled`, `unfinished` or `not-run`.
    let state: String
    let issues: [Issue]
    /// The picture of the screen that it looked at.
    let screen: String?
  }

  struct Issue: Encodable {
    /// The expectation with the values that it saw, if the test has no words of its own.
    let expectation: String?
    let comment: String
  }
}

extension JSONDocument.ExerciseResult {
  init(_ entry: Grade.Entry) {
    let exercise = entry.exercise
    id = "\(exercise.id)"
    name = exercise.name
    lesson = JSONDocument.Lesson(number: exercise.id.lesson, module: exercise.module)
    file = exercise.file
    tests = entry.verdict?.tests.map(JSONDocument.Test.init) ?? []
    output = entry.verdict?.output ?? ""
    switch entry.verdict?.outcome {
    // Grading had stopped before it.
    case nil: outcome = "not-checked"
    case .passed: outcome = "passed"
    case .failed: outcome = "failed"
    case .doesNotCompile(let errors):
      outcome = "does-not-compile"
      compilerMessages = errors.map(JSONDocument.Message.init)
    case .doesNotFit(let seam, let errors):
      outcome = "does-not-fit"
      self.seam = seam
      compilerMessages = errors.map(JSONDocument.Message.init)
    case .crashed(let crash):
      outcome = "crashed"
      fatalError = crash.text
    case .testNotSeen(let test):
      outcome = "disturbs-tests"
      disturbance = Verdict.text(forUnseen: test)
    case .ranTooLong(let seconds):
      outcome = "ran-too-long"
      self.seconds = seconds
    case .notGraded(let error):
      outcome = "not-graded"
      reason = error.text
    }
  }
}

extension JSONDocument.Test {
  fileprivate init(_ test: TestResult) {
    self.init(
      name: test.name, state: test.state == .notRun ? "not-run" : test.state.rawValue,
      issues: test.issues.map {
        JSONDocument.Issue(expectation: $0.expectation, comment: $0.comment)
      },
      screen: test.screen)
  }
}

extension JSONDocument.Message {
  fileprivate init(_ message: CompilerMessage) {
    self.init(path: message.file, line: message.line, column: message.column, text: message.text)
  }
}

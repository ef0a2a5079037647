import Course
import Foundation
import Grading
import Interface

/// A grade as JSON, for other programs.
///
/// What a program reads here stays as it is: a change of what a name stands for gets
/// a new ``schema``, and a name that is added does not. A name without a value is
/// left out; a list may be empty.
struct JSONDocument: Encodable, Sendable {
  /// The version of all that these types say.
  let schema = 1
  /// The number of exercises that are solved.
  let solved: Int
  /// The number of exercises that were asked for, checked or not.
  let total: Int
  /// Every exercise that was asked for, in the order of the workbook.
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
}

// MARK: An exercise

extension JSONDocument {
  struct ExerciseResult: Encodable {
    /// The number, such as `4.2`.
    let id: String
    /// The name without the number, such as `Storyboard`.
    let name: String
    let lesson: Lesson
    /// The path of the learner's file, relative to the workbook's folder.
    let file: String
    let outcome: Outcome
    /// With `does-not-fit`: what the tests call,
    /// in the words of the file's header, if it still says so.
    var seam: String?
    /// With `crashed`: the fatal error's text, with its place if there was one.
    var fatalError: String?
    /// With `disturbs-tests`: which test was not seen.
    var disturbance: String?
    /// With `ran-too-long`: the seconds after which the tests were stopped.
    var seconds: Int?
    /// With `not-graded`: what kept it from being graded.
    var reason: String?
    /// With `does-not-compile` and `does-not-fit`: what the compiler said.
    var compilerMessages: [Message] = []
    /// The tests in the order of their file; none if nothing could run.
    let tests: [Test]
    /// The text that the exercise printed while it ran; empty if nothing.
    let output: String
  }

  struct Lesson: Encodable {
    let number: Int
    let module: String
  }

  enum Outcome: String, Encodable {
    /// Every test ran and passed.
    case passed
    /// At least one test did not pass, or the process ended with an error.
    case failed
    case doesNotCompile = "does-not-compile"
    /// The file compiles, and its tests do not compile against it: the seam has changed.
    case doesNotFit = "does-not-fit"
    /// The program ended in the middle of a test.
    case crashed
    /// The run ended, and nothing was seen of a test.
    case disturbsTests = "disturbs-tests"
    case ranTooLong = "ran-too-long"
    /// Something kept it from being graded, such as a file that is gone.
    case notGraded = "not-graded"
    /// Grading had stopped before it, at an exercise that is not solved.
    case notChecked = "not-checked"
  }

  /// An error of the compiler.
  struct Message: Encodable {
    /// Relative to the workbook's folder: the learner's file, or,
    /// with `does-not-fit`, that of its tests.
    let path: String
    let line: Int
    let column: Int
    let text: String
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
    outcome = JSONDocument.Outcome(entry.verdict?.outcome)
    switch entry.verdict?.outcome {
    case nil, .passed, .failed: break
    case .doesNotCompile(let errors):
      compilerMessages = errors.map(JSONDocument.Message.init)
    case .doesNotFit(let seam, let errors):
      self.seam = seam
      compilerMessages = errors.map(JSONDocument.Message.init)
    case .crashed(let crash):
      fatalError = crash.text
    case .testNotSeen(let test):
      disturbance = Verdict.text(forUnseen: test)
    case .ranTooLong(let seconds):
      self.seconds = seconds
    case .notGraded(let error):
      reason = error.text
    }
  }
}

extension JSONDocument.Outcome {
  init(_ outcome: Verdict.Outcome?) {
    self =
      switch outcome {
      case nil: .notChecked
      case .passed: .passed
      case .failed: .failed
      case .doesNotCompile: .doesNotCompile
      case .doesNotFit: .doesNotFit
      case .crashed: .crashed
      case .testNotSeen: .disturbsTests
      case .ranTooLong: .ranTooLong
      case .notGraded: .notGraded
      }
  }
}

extension JSONDocument.Message {
  fileprivate init(_ message: CompilerMessage) {
    self.init(path: message.file, line: message.line, column: message.column, text: message.text)
  }
}

// MARK: A test

extension JSONDocument {
  struct Test: Encodable {
    /// The display name: a sentence about what a person would see.
    let name: String
    let state: State
    /// The reasons why it failed; none if it did not.
    let issues: [Issue]
    /// The picture of the screen that it looked at, if it attached one.
    let screen: String?
  }

  enum State: String, Encodable {
    case passed, failed
    /// It counts as failed: every test has to run.
    case skipped
    /// It was called off in the middle, and counts as failed.
    case cancelled
    /// It started and did not end: it ended the program, or was stopped.
    case unfinished
    /// It did not get its turn, because another test ended the program.
    case notRun = "not-run"
  }

  /// A reason why a test failed.
  struct Issue: Encodable {
    /// The expectation with the values that it saw; left out when the test has words of its own.
    let expectation: String?
    /// The words of the test to a learner; may be empty.
    let comment: String
  }
}

extension JSONDocument.Test {
  init(_ test: TestResult) {
    name = test.name
    state = JSONDocument.State(test.state)
    issues = test.issues.map {
      JSONDocument.Issue(expectation: $0.expectation, comment: $0.comment)
    }
    screen = test.screen
  }
}

extension JSONDocument.State {
  fileprivate init(_ state: TestResult.State) {
    self =
      switch state {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      case .cancelled: .cancelled
      case .unfinished: .unfinished
      case .notRun: .notRun
      }
  }
}

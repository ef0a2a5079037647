import Course
import Grading
import Interface

/// A grade as JSON, for other programs.
///
/// If the meaning of a key changes, ``schema`` increases; a new key doesn't increase it. A key
/// without a value is omitted; an array may be empty.
struct JSONDocument: Encodable {
  let schema = 1
  let solved: Int
  /// The number of requested exercises, whether or not they were checked.
  let total: Int
  /// The exercises in the workbook's order.
  let exercises: [ExerciseResult]

  init(_ grade: Grade) {
    solved = grade.solvedCount
    total = grade.exercises.count
    exercises = grade.exercises.map {
      ExerciseResult($0, grade.verdicts[$0], isPractice: grade.practice.contains($0))
    }
  }

  struct ExerciseResult: Encodable {
    /// The number, such as `4.2`.
    let id: String
    /// The name, such as `Storyboard`.
    let name: String
    let lesson: Lesson
    /// Whether the exercise is for practice, beside the book's main path.
    let practice: Bool
    /// The path of the file, relative to the workbook's folder.
    let file: String
    let outcome: String
    /// For `does-not-fit`: the seam, if the file's header comment still contains it.
    var seam: String?
    /// For `crashed`: the fatal error's message, with the location if it's known.
    var fatalError: String?
    /// For `disturbs-tests`: a text about the test without a result.
    var disturbance: String?
    /// For `ran-too-long`: the number of seconds after which the tests were stopped.
    var seconds: Int?
    /// For `not-graded` and `tool-failed`: the reason.
    var reason: String?
    /// For `does-not-compile` and `does-not-fit`: the compiler's errors.
    var compilerMessages: [Message] = []
    /// The tests, then the checks, each in the order of their file; empty if nothing could run.
    let tests: [Test]
    let output: String

    init(_ exercise: Exercise, _ verdict: Verdict?, isPractice: Bool) {
      practice = isPractice
      id = "\(exercise.id)"
      name = exercise.name
      lesson = Lesson(number: exercise.id.lesson, module: exercise.module)
      file = exercise.file
      tests = (verdict?.tests ?? []).map { test in
        Test(
          name: test.name, kind: test.kind.rawValue,
          state: test.state == .notRun ? "not-run" : test.state.rawValue,
          issues: test.issues.map { Issue(expectation: $0.expectation, comment: $0.comment) },
          screen: test.screen)
      }
      output = verdict?.output ?? ""
      outcome = (verdict?.outcome).name
      switch verdict?.outcome {
      case nil, .passed, .failed: break
      case .doesNotCompile(let errors):
        compilerMessages = errors.map(Message.init)
      case .doesNotFit(let seam, let errors):
        self.seam = seam
        compilerMessages = errors.map(Message.init)
      case .toolFailed(let end): reason = end.text
      case .crashed(let crash): fatalError = crash.text
      case .testNotSeen(let test): disturbance = Verdict.text(forUnseen: test)
      case .ranTooLong(let seconds): self.seconds = seconds
      case .notGraded(let error): reason = error.text
      }
    }
  }

  struct Lesson: Encodable {
    let number: Int
    let module: String
  }

  struct Message: Encodable {
    /// The path of the learner's file or, for `does-not-fit`, of the test file.
    let path: String
    let line: Int
    let column: Int
    let text: String
  }

  struct Test: Encodable {
    let name: String
    /// The kind: `test`, or `check` for a check, which guards against wrong fixes.
    let kind: String
    /// The state: `passed`, `failed`, `skipped`, `cancelled`, `unfinished` or `not-run`.
    let state: String
    let issues: [Issue]
    /// The picture of a screen, if the test attached one.
    let screen: String?
  }

  struct Issue: Encodable {
    /// The expectation with its values, if the issue comes from an expectation.
    let expectation: String?
    let comment: String
  }
}

extension JSONDocument.Message {
  fileprivate init(_ message: CompilerMessage) {
    self.init(path: message.file, line: message.line, column: message.column, text: message.text)
  }
}

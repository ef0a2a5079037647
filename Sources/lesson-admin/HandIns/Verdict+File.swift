import Course
import Grading

extension Verdict {
  /// Returns the verdict with a path for the exercise's file, for its readers.
  ///
  /// The verdict names the file among the workbook's lessons, or, in a test's message, the built one.
  func naming(_ path: String, asFileOf exercise: Exercise) -> Verdict {
    func named(_ file: String) -> String { file == exercise.file ? path : file }
    func named(_ place: WorkbookError.Place) -> WorkbookError.Place {
      .init(file: named(place.file), line: place.line)
    }
    let outcome: Outcome
    switch self.outcome {
    case .doesNotCompile(var errors):
      for index in errors.indices { errors[index].file = named(errors[index].file) }
      outcome = .doesNotCompile(errors)
    case .crashed(var crash):
      crash.place = crash.place.map(named)
      crash.lastLine = crash.lastLine.map(named)
      outcome = .crashed(crash)
    default: outcome = self.outcome
    }
    let built = "\(exercise.module)/\(exercise.stem).swift:"
    let tests = tests.map { test in
      var test = test
      test.issues = test.issues.map {
        TestIssue(
          $0.kind, expectation: $0.expectation,
          comment: $0.comment.replacing(built, with: "\(path):"))
      }
      return test
    }
    return Verdict(outcome, tests: tests, output: output)
  }
}

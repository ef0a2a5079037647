import Course
import Foundation
import Grading

/// The grades of a class as JSON, for other programs.
///
/// A change of what a name means gets another ``schema``; a name that is added doesn't. A name
/// without a value is left out.
struct HandInJSON: Encodable {
  let schema = 1
  /// The number of exercises that can be solved.
  let total: Int
  /// In the order in which the folders were named.
  let learners: [Learner]

  struct Learner: Encodable {
    /// The name of the folder, or its path where names are the same.
    let name: String
    let solved: Int
    let lessons: [LessonPoints]
    /// Every exercise, in the order of the workbook.
    let exercises: [ExerciseResult]
    /// The remarks on all exercises, as in the table.
    let remarks: String?
  }

  struct LessonPoints: Encodable {
    let number: Int
    let module: String
    let solved: Int
    let total: Int
  }

  struct ExerciseResult: Encodable {
    /// The number, such as `4.2`.
    let id: String
    let name: String
    /// As in the documents of `check`: `not-checked` where there is no verdict.
    let outcome: String
    /// The names of the tests that didn't pass; none if nothing could run.
    let refusals: [String]
    /// With `not-checked`: `missing`, `link`, `not-a-file`, `too-large`, `not-utf-8`,
    /// `unreadable`, or `ungraded`.
    let reason: String?
    /// What a teacher should know of a text that passes.
    let remarks: [String]?
  }

  init(_ grades: [HandInGrade], of lessons: [Lesson]) {
    total = lessons.map(\.exercises.count).reduce(0, +)
    learners = grades.map { grade in
      Learner(
        name: grade.name, solved: grade.solvedCount,
        lessons: lessons.map { lesson in
          LessonPoints(
            number: lesson.number, module: lesson.exercises.first?.module ?? "",
            solved: grade.solvedCount(of: lesson), total: lesson.exercises.count)
        },
        exercises: grade.results.map(ExerciseResult.init), remarks: grade.remarks(lessons))
    }
  }

  /// The document, its names in alphabetical order.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension HandInJSON.ExerciseResult {
  fileprivate init(_ exercise: Exercise, _ result: HandInGrade.Result) {
    id = "\(exercise.id)"
    name = exercise.name
    switch result {
    case .graded(let verdict, let remarks):
      (outcome, refusals, reason) = (Self.name(of: verdict.outcome), verdict.refusals, nil)
      self.remarks = remarks.isEmpty ? nil : remarks
    case .rejected(let rejection):
      (outcome, refusals, reason, remarks) = ("not-checked", [], rejection.rawValue, nil)
    case .notGraded:
      (outcome, refusals, reason, remarks) = ("not-checked", [], "ungraded", nil)
    }
  }

  private static func name(of outcome: Verdict.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .doesNotCompile: "does-not-compile"
    case .doesNotFit: "does-not-fit"
    case .crashed: "crashed"
    case .testNotSeen: "disturbs-tests"
    case .ranTooLong: "ran-too-long"
    case .notGraded: "not-graded"
    }
  }
}

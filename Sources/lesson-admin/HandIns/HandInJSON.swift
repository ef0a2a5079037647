import Course
import Foundation
import Grading

/// The grades of a class as JSON, for other programs.
///
/// A change of what a name means gets another ``schema``; a name that is added doesn't. A name
/// without a value is left out.
struct HandInJSON: Encodable {
  let schema = 1
  let total: Int
  let learners: [Learner]

  struct Learner: Encodable {
    /// The name of the folder, or its path where names are the same.
    let name: String
    let solved: Int
    let lessons: [LessonPoints]
    let exercises: [ExerciseResult]
    let remarks: String?
  }

  struct LessonPoints: Encodable {
    let number: Int
    let module: String
    let solved: Int
    let total: Int
  }

  struct ExerciseResult: Encodable {
    let id: String
    let name: String
    /// As in the documents of `check`: `not-checked` where there is no verdict.
    let outcome: String
    /// The names of the tests that didn't pass; none if nothing could run.
    let refusals: [String]
    /// With `not-checked`: `missing`, `link`, `not-a-file`, `too-large`, `not-utf-8`,
    /// `unreadable`, or `ungraded`.
    let reason: String?
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
        exercises: grade.results.map { exercise, result in
          ExerciseResult(
            id: "\(exercise.id)", name: exercise.name, outcome: result.outcome,
            refusals: result.verdict?.refusals ?? [], reason: result.reason,
            remarks: result.verdict == nil || result.remarks.isEmpty ? nil : result.remarks)
        }, remarks: grade.remarks(lessons))
    }
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension HandInGrade.Result {
  fileprivate var verdict: Verdict? {
    if case .graded(let verdict, _) = self { verdict } else { nil }
  }

  fileprivate var reason: String? {
    switch self {
    case .graded: nil
    case .rejected(let reason): reason.rawValue
    case .notGraded: "ungraded"
    }
  }

  fileprivate var outcome: String {
    switch verdict?.outcome {
    case nil: "not-checked"
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

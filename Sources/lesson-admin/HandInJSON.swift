package import Course
package import Foundation
package import Grading
package import Interface

/// The grades of a class as JSON, for other programs.
///
/// What a program reads here stays as it is, as with ``JSONDocument``.
public struct HandInJSON: Encodable {
  /// The version of all that these types say.
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
    /// The exercises without a verdict, in words; left out when each has one.
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
    /// As in ``JSONDocument``: `not-checked` where there is no verdict.
    let outcome: JSONDocument.Outcome
    /// The names of the tests that did not pass; none if nothing could run.
    let refusals: [String]
    /// With `not-checked`: `missing`, `link`, `not-a-file`, `too-large`, `not-utf-8`,
    /// `unreadable`, or `ungraded`.
    let reason: String?
  }

  public init(_ grades: [HandInGrade], of lessons: [Lesson]) {
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
  ///
  /// - Throws: An error of Foundation when it cannot be encoded.
  public func text() throws -> String {
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
    case .verdict(let verdict):
      outcome = JSONDocument.Outcome(verdict.outcome)
      refusals = verdict.refusals
      reason = nil
    case .unfit(let unfit):
      (outcome, refusals, reason) = (.notChecked, [], unfit.rawValue)
    case .ungraded:
      (outcome, refusals, reason) = (.notChecked, [], "ungraded")
    }
  }
}

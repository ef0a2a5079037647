import Course
import Grading
import Interface

/// A class's grades as JSON, for other programs.
///
/// ``schema`` changes if the meaning of a key changes, but not for a new key. A key without a value
/// is omitted.
struct HandInJSON: Encodable {
  let schema = 3
  let total: Int
  let learners: [Learner]
  let alike: [AlikeTexts]

  struct Learner: Encodable {
    /// The folder's name, or the folder's path if several folders have the same name.
    let name: String
    let solved: Int
    /// The number of exercises in each other state; see ``HandInGrade/State``.
    let failed: Int
    let uncompiled: Int
    let untouched: Int
    let ungraded: Int
    let lessons: [LessonPoints]
    let exercises: [ExerciseResult]
    /// The reasons for missing points, and all remarks, on one line.
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
    /// Whether the exercise is for practice, beside the book's main path.
    let practice: Bool
    /// The state: `solved`, `failed`, `uncompiled`, `untouched` or `ungraded`.
    let state: String
    /// The outcome, as in the documents of `check`; `not-checked` if there is no verdict.
    let outcome: String
    /// The names of the tests and checks that didn't pass; empty if nothing could run.
    let refusals: [String]
    /// For `not-checked`: `missing`, `link`, `not-a-file`, `too-large`, `not-utf-8`, `unreadable`,
    /// or `ungraded`.
    let reason: String?
    /// For `failed` and `uncompiled`: the report that the learner reads, as in `check`.
    let report: String?
    let remarks: [Remark]?
  }

  init(
    _ grades: [HandInGrade], of lessons: [Lesson], report: (Exercise, Verdict) -> String
  ) {
    total = lessons.map(\.exercises.count).reduce(0, +)
    let practice = Set(lessons.flatMap(\.practiceExercises))
    learners = grades.map { grade in
      Learner(
        name: grade.name, solved: grade.solvedCount, failed: grade.count(of: .failed),
        uncompiled: grade.count(of: .uncompiled), untouched: grade.count(of: .untouched),
        ungraded: grade.count(of: .ungraded),
        lessons: lessons.map { lesson in
          LessonPoints(
            number: lesson.number, module: lesson.module,
            solved: grade.solvedCount(of: lesson), total: lesson.exercises.count)
        },
        exercises: grade.results.map { exercise, result in
          let text = try? result.get()
          let remarks = text?.reading?.remarks ?? []
          var reason: String?
          if case .failure(let obstacle) = result { reason = obstacle.words.name }
          let state = grade.state(of: exercise, result)
          let isExplained = [.failed, .uncompiled].contains(state)
          return ExerciseResult(
            id: "\(exercise.id)", name: exercise.name,
            practice: practice.contains(exercise), state: state.rawValue,
            outcome: (text?.verdict.outcome).name, refusals: text?.verdict.refusals ?? [],
            reason: reason,
            report: isExplained ? text.map { report(exercise, $0.verdict) } : nil,
            remarks: remarks.isEmpty ? nil : remarks)
        }, remarks: grade.allRemarks(lessons))
    }
    alike = AlikeTexts.all(in: grades, of: lessons)
  }
}

import Workbook

extension Catalog {
  /// The exercise of that number.
  ///
  /// - Throws: ``UsageError`` when there is none.
  func existing(_ id: ExerciseID) throws -> Exercise {
    guard let exercise = exercise(id) else {
      throw UsageError(
        "There is no exercise \(id). ‘\(Runner.call) list’ shows what there is.")
    }
    return exercise
  }

  /// The lesson of that number.
  ///
  /// - Throws: ``UsageError`` when there is none.
  func existing(lesson number: Int) throws -> Lesson {
    guard let lesson = lessons.first(where: { $0.number == number }) else {
      let numbers = lessons.map { "\($0.number)" }.joined(separator: ", ")
      throw UsageError("There is no lesson \(number). The lessons: \(numbers).")
    }
    return lesson
  }

  /// The exercise that a user named, or else the first unsolved one; nil when all are solved.
  ///
  /// - Throws: ``UsageError`` when there is none of that number.
  func exercise(_ id: ExerciseID?, orFirstUnsolvedOf learner: LearnerProgress) throws -> Exercise? {
    try id.map(existing) ?? learner.firstUnsolved
  }
}

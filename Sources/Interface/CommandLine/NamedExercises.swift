package import Course
package import Grading

extension Catalog {
  /// The exercise of that number.
  ///
  /// - Throws: ``UsageError`` when there is none.
  package func existing(_ id: ExerciseID) throws -> Exercise {
    guard let exercise = exercise(id) else {
      throw UsageError(
        "There is no exercise \(id). ‘\(Runner.call) list’ shows what there is.")
    }
    return exercise
  }

  /// The lesson of that number.
  ///
  /// - Throws: ``UsageError`` when there is none.
  package func existing(lesson number: Int) throws -> Lesson {
    guard let lesson = lessons.first(where: { $0.number == number }) else {
      let numbers = lessons.map { "\($0.number)" }.joined(separator: ", ")
      throw UsageError("There is no lesson \(number). The lessons: \(numbers).")
    }
    return lesson
  }
}

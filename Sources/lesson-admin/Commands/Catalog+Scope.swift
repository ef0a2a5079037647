import Course
import Interface

extension Catalog {
  /// Some or all exercises of one lesson.
  typealias Part = (lesson: Lesson, exercises: [Exercise])

  /// Returns the exercises in a scope, lesson by lesson.
  func parts(_ scope: Scope) throws -> [Part] {
    switch scope {
    case .exercise(let id):
      let exercise = try existing(id)
      return [(try existing(lesson: id.lesson), [exercise])]
    case .lesson(let number):
      let lesson = try existing(lesson: number)
      return [(lesson, lesson.exercises)]
    case .all, .fromFirstUnsolved: return lessons.map { ($0, $0.exercises) }
    }
  }
}

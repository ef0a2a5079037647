/// The number that a learner calls an exercise by: `4.2` is the second exercise of lesson 4.
package struct ExerciseID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let lesson: Int
  package let number: Int

  package init(lesson: Int, number: Int) {
    self.lesson = lesson
    self.number = number
  }

  /// Reads `4.2`; nil for anything else.
  package init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(\d+)\.(\d+)/), let lesson = Int(match.1),
      let number = Int(match.2)
    else { return nil }
    self.init(lesson: lesson, number: number)
  }

  package var description: String { "\(lesson).\(number)" }

  package static func < (left: ExerciseID, right: ExerciseID) -> Bool {
    (left.lesson, left.number) < (right.lesson, right.number)
  }
}

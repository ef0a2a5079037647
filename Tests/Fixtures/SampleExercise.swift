package import Course

extension Exercise {
  /// An exercise for tests to which its values don't matter.
  package static let sample = Exercise(
    id: ExerciseID(lesson: 4, number: 2), name: "Storyboard", lessonFolder: "4-Initializer")

  /// Returns an exercise of lesson 1, such as `1.2 Ex2`.
  package static func numbered(_ number: Int) -> Exercise {
    Exercise(
      id: ExerciseID(lesson: 1, number: number), name: "Ex\(number)", lessonFolder: "1-BadWay")
  }
}

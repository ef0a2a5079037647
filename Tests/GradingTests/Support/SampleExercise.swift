import Course

extension Exercise {
  /// An exercise for tests that can use any.
  static let sample = Exercise(
    id: ExerciseID(lesson: 4, number: 2), name: "Storyboard", lessonFolder: "4-Initializer")
}

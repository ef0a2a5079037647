import Fixtures
import Testing

@testable import Course

@Suite("What goes by the name of an exercise")
struct ExerciseTests {
  @Test("the learner's file, the answer, the suite and the proofs are found by convention")
  func paths() {
    let exercise = Exercise.sample
    #expect(exercise.file == "Lessons/4-Initializer/2-Storyboard.swift")
    #expect(exercise.answer == "Answers/4-Initializer/2-Storyboard.swift")
    #expect(exercise.tests == "Tests/InitializerTests/2-StoryboardTests.swift")
    #expect(exercise.proofs == "Tests/Proofs/4-Initializer/2-Storyboard")
  }

  @Test("the title is the number and the name")
  func title() {
    #expect(Exercise.sample.title == "4.2 Storyboard")
  }

  @Test("a hyphen in a lesson's name stays in it")
  func hyphen() {
    let lesson = Lesson(
      number: 1, folder: "1-Do-It", exercises: [], markdown: "")
    #expect(lesson.title == "1 Do-It")
  }

  @Test("the second exercise has the second section")
  func section() {
    #expect(lesson.section(of: .sample)?.title == "4.2 second")
  }

  @Test("an exercise beyond the last section has none")
  func noSection() {
    let third = Exercise(id: ExerciseID(lesson: 4, number: 3), name: "C", lessonFolder: "4-D")
    #expect(lesson.section(of: third) == nil)
  }

  @Test("a file with the number zero has no section, and does no harm")
  func zero() {
    let zero = Exercise(id: ExerciseID(lesson: 4, number: 0), name: "N", lessonFolder: "4-D")
    #expect(lesson.section(of: zero) == nil)
  }

  private let lesson = Lesson(
    number: 4, folder: "4-Initializer", exercises: [],
    markdown: "# Title\n## 4.1 first\n## 4.2 second\n")
}

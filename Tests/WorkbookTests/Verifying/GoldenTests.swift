import Testing

@testable import Workbook

@Suite("The record of how shipped exercises fail")
struct GoldenTests {
  private static let text = """
    # The tests that each exercise fails as shipped. Written by: lesson-runner verify --record
    4.1 First
      the list shows your folders
      “Done” closes it: always
    4.2 Storyboard

    """
  private let first = Exercise(
    id: ExerciseID(lesson: 4, number: 1), name: "First", lessonFolder: "4-Initializer")

  private func lesson(_ exercises: Exercise...) -> Lesson {
    Lesson(
      number: 4, folder: "4-Initializer", exercises: exercises, text: LessonText(markdown: ""))
  }

  @Test("the tests of an exercise stand below its title, in order")
  func read() {
    #expect(
      Golden(text: Self.text)[first] == ["the list shows your folders", "“Done” closes it: always"])
  }

  @Test("a title alone records that nothing fails")
  func nothing() {
    #expect(Golden(text: Self.text)[.sample] == [])
  }

  @Test("an exercise without a title has no record")
  func noRecord() {
    #expect(Golden(text: "")[first] == nil)
  }

  @Test("what is written is what was read")
  func roundTrip() {
    #expect(Golden(text: Self.text).text(for: lesson(first, .sample)) == Self.text)
  }

  @Test("exercises are written in the order of the lesson, and those that are gone are not")
  func order() {
    var golden = Golden(text: "4.9 Gone\n  a test\n")
    golden[.sample] = ["b"]
    golden[first] = ["a"]
    #expect(
      golden.text(for: lesson(first, .sample)) == """
        # The tests that each exercise fails as shipped. Written by: lesson-runner verify --record
        4.1 First
          a
        4.2 Storyboard
          b

        """)
  }
}

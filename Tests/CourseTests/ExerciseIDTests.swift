import Testing

@testable import Course

@Suite("The number of an exercise")
struct ExerciseIDTests {
  @Test("4.2 is the second exercise of lesson 4")
  func read() {
    #expect(ExerciseID("4.2") == ExerciseID(lesson: 4, number: 2))
  }

  @Test("it is printed as a learner types it")
  func printed() {
    #expect("\(ExerciseID(lesson: 4, number: 12))" == "4.12")
  }

  @Test(
    "anything else is no number",
    arguments: [
      "", "4", "4.", ".2", "4.2.1", "4,2", " 4.2", "4.2 ", "-4.2", "four.two", "4.٢",
      "4.99999999999999999999",
    ])
  func refused(text: String) {
    #expect(ExerciseID(text) == nil)
  }

  @Test("1.10 comes after 1.9 and before 2.1")
  func order() {
    let sorted = ["2.1", "1.10", "1.9"].compactMap { ExerciseID($0) }.sorted()
    #expect(sorted.map(\.description) == ["1.9", "1.10", "2.1"])
  }
}

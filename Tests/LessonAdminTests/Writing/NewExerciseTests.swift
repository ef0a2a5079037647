import Course
import Fixtures
import Interface
import Testing

@testable import lesson_admin

@Suite("Creating an exercise")
struct NewExerciseTests {
  private let fixture: SampleWorkbook

  init() throws {
    fixture = try SampleWorkbook()
  }

  private func new(_ number: String, _ name: String) throws -> NewExercise {
    try NewExercise(#require(ExerciseID(number)), named: name, in: fixture.workbook())
  }

  @Test("the workbook knows it then, and verify names what is to be filled in")
  func created() async throws {
    try new("1.3", "Third").create()
    let exercise = try fixture.exercise("1.3")
    #expect(exercise.name == "Third")
    let results = try await fixture.results()
    #expect(results[0].problems == [] && results[1].problems == [])
    #expect(
      results[2].problems.map { $0.prefix { $0 != ":" } }.prefix(8) == [
        "Lessons/1-Numbers/README.md, “In short” has no line about 1.3.",
        "Lessons/1-Numbers/README.md, 1.3", "Lessons/1-Numbers/3-Third.swift",
        "Answers/1-Numbers/3-Third.swift", "Tests/NumbersTests/3-ThirdTests.swift",
        "Tests/NumbersTests/3-ThirdChecks.swift",
        "Tests/Proofs/1-Numbers/3-Third/mistakes.md",
        "Tests/Proofs/1-Numbers/3-Third/right-variant.swift",
      ])
  }

  @Test(
    "what can't be created is refused, and nothing is written",
    arguments: [
      ("1.3", "third", "“third” is no name of an exercise"), ("1.3", "A b", "“A b” is no name"),
      ("1.4", "Fourth", "1.4 would leave a gap: the next exercise of lesson 1 is 1.3."),
      ("1.1", "Other", "1.1 is there already"), ("1.3", "First", "1.1 First has this name already"),
    ])
  func refused(number: String, name: String, reason: String) throws {
    let files = try fixture.names(in: "Lessons/1-Numbers")
    let error = #expect(throws: CommandError.self) { try new(number, name) }
    #expect(error?.text.hasPrefix(reason) == true)
    #expect(error?.status == .usage)
    #expect(try fixture.names(in: "Lessons/1-Numbers") == files)
  }

  @Test("a file or a section with its number is in the way, whatever its name is")
  func inTheWay() throws {
    try fixture.write("", to: "Tests/Proofs/1-Numbers/3-Old/failures.txt")
    let error = #expect(throws: CommandError.self) { try new("1.3", "Third") }
    #expect(
      error?.text == "1.3 is there already, in part or whole: Tests/Proofs/1-Numbers/3-Old.")
    #expect(throws: UsageError.self) { try new("2.1", "First") }
  }

  @Test("its section is behind the others, and before what belongs to no exercise")
  func place() {
    #expect(
      NewExercise.page(
        "# 1\n\n## 1.1 A\n\n```\n## 1.9 code\n```\n\n## Sources\n\n## More\n", with: "## 1.2 B")
        == "# 1\n\n## 1.1 A\n\n```\n## 1.9 code\n```\n\n## 1.2 B\n\n## Sources\n\n## More\n")
    #expect(
      NewExercise.page("# 1\n\n## 1.1 A\n\nWords.\n", with: "## 1.2 B")
        == "# 1\n\n## 1.1 A\n\nWords.\n\n## 1.2 B\n")
  }
}

import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("the record of screens")
struct ScreenRecordTests {
  private static let text = """
    # What the screens show with the answer. Written by: lesson-admin verify --record
    the list shows your folders
      ┌────┐
      │Home│
        ^^
    “Done” closes it
      ┌┐

    """

  @Test("it is read: a picture for each test, its own spaces kept")
  func reading() {
    let record = ScreenRecord(text: Self.text)
    #expect(record["the list shows your folders"] == "┌────┐\n│Home│\n  ^^")
    #expect(record["“Done” closes it"] == "┌┐")
    #expect(record["another test"] == nil)
  }

  @Test("what was read is written as it was")
  func writing() {
    #expect(ScreenRecord(text: Self.text).text == Self.text)
  }

  @Test("an empty file holds no picture", arguments: ["", "\n", "# Nothing\n", "  lost\n"])
  func empty(text: String) {
    #expect(ScreenRecord(text: text).pictures.isEmpty)
  }

  @Test("of a run, it holds what the tests attached")
  func ofVerdict() {
    let verdict = Verdict(
      .passed,
      tests: [
        TestResult(name: "a", state: .passed, screen: "[1]"),
        TestResult(name: "b", state: .passed),
      ])
    let record = ScreenRecord(verdict)
    #expect(record.pictures.map(\.test) == ["a"])
    #expect(record["a"] == "[1]")
  }
}

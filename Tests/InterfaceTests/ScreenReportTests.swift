import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("Two screens beside each other")
struct ScreenReportTests {
  private let found = "┌────────┐\n│ 받은함 │\n└────────┘"

  @Test("the second begins in the same column of each line, whatever the first shows")
  func columns() {
    #expect(
      style(width: 40).screens(found, expected: "A\nB", indent: 1) == [
        " Your screen:  It should be:", " ┌────────┐    A", " │ 받은함 │    B", " └────────┘",
      ])
  }

  @Test("where the columns do not suffice, one stands below the other")
  func narrow() {
    func lines(width: Int) -> [String] {
      style(width: width).screens("받은함 받은함", expected: "受信箱", indent: 0)
    }
    #expect(lines(width: 28).count == 2)
    #expect(lines(width: 27).count == 4)
  }

  @Test("in words, both screens are shown without frames, one below the other")
  func words() {
    #expect(
      style(width: 80, usesWords: true).screens(found, expected: "A\nB", indent: 1) == [
        " Your screen:", "   받은함", " It should be:", " A", " B",
      ])
  }

  private func style(width: Int, usesWords: Bool = false) -> TextStyle {
    TextStyle(hasColor: false, hasLinks: false, width: width, usesWords: usesWords)
  }
}

import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("Two screens beside each other")
struct ScreenReportTests {
  private let report = ScreenReport(found: "┌────────┐\n│ 받은함 │\n└────────┘", expected: "A\nB")

  @Test("the second begins in the same column of each line, whatever the first shows")
  func columns() {
    #expect(
      report.lines(in: style(width: 40), indent: 1) == [
        " Your screen:  It should be:", " ┌────────┐    A", " │ 받은함 │    B", " └────────┘",
      ])
  }

  @Test("where the columns do not suffice, one stands below the other")
  func narrow() {
    let wide = ScreenReport(found: "받은함 받은함", expected: "受信箱")
    #expect(wide.lines(in: style(width: 28), indent: 0).count == 2)
    #expect(wide.lines(in: style(width: 27), indent: 0).count == 4)
  }

  @Test("in words, both screens are shown without frames, one below the other")
  func words() {
    #expect(
      report.lines(in: style(width: 80, usesWords: true), indent: 1) == [
        " Your screen:", "   받은함", " It should be:", " A", " B",
      ])
  }

  private func style(width: Int, usesWords: Bool = false) -> TextStyle {
    TextStyle(hasColor: false, hasLinks: false, width: width, usesWords: usesWords)
  }
}

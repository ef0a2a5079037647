import Course
import Fixtures
import Interface
import Testing

@testable import lesson_runner

@Suite("The cards of the real lessons")
struct CardTests {
  private let workbook: Workbook
  private let page: PageFormatter

  init() throws {
    workbook = try Workbook(root: FixtureWorkbook.checkout)
    page = PageFormatter(root: workbook.path, style: .plain)
  }

  @Test("a card fits a page of 40 lines and 80 columns")
  func size() throws {
    for lesson in workbook.catalog.lessons {
      let lines = try page.card(of: lesson).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 40, "\(lesson.title)")
      #expect(lines.filter { $0.columns > 80 } == [], "\(lesson.title)")
    }
  }

  @Test("the cards and the end of the book are plain text, at most 80 columns wide")
  func all() throws {
    let text = try page.cards(in: workbook)
    #expect(text.split(separator: "\n").filter { $0.columns > 80 } == [])
    #expect(!text.contains("\u{1B}"))
    for heading in Workbook.lastHeadings { #expect(text.contains("\n\(heading)\n\n")) }
  }
}

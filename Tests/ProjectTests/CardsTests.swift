import Testing

@testable import Course

/// Tests that the lessons' cards match `Lessons/README.md` and the exercises.
@Suite("The summary cards and the glossary")
struct CardsTests {
  private let lessons: [Lesson]
  private let book: [[Substring]]

  init() throws {
    lessons = try Catalog(root: Checkout.root).lessons
    book = try Checkout.text(of: "Lessons/README.md").partsAtHeadings
  }

  private func rows(below heading: String) throws -> [[String]] {
    try #require(book.first { $0[0] == "## \(heading)" }, "There is no “\(heading)”.")[...]
      .tableRows
  }

  @Test("each lesson has a card with all parts, and a line about each exercise")
  func cards() throws {
    for lesson in lessons {
      let card = try #require(lesson.text.card, "\(lesson.readme)")
      #expect(card.missingParts == [], "\(lesson.readme)")
      #expect(card.reminders.keys.sorted() == lesson.exercises.map(\.id), "\(lesson.readme)")
      #expect(card.questions.allSatisfy { $0.hasSuffix("?") }, "\(lesson.readme)")
      let lines = card.picture?.split(separator: "\n") ?? []
      #expect(lines.filter { $0.columns > 76 } == [], "\(lesson.readme)")
    }
  }

  @Test("the glossary is sorted, and each term has an exercise")
  func glossary() throws {
    let rows = try rows(below: "Glossary")
    let names = rows.map { $0[0].lowercased() }
    #expect(names == Set(names).sorted())
    for row in rows {
      let id = try #require(ExerciseID(row[2]), "\(row)")
      #expect(lessons.contains { $0.exercises.map(\.id).contains(id) }, "\(row)")
    }
  }

  @Test("the page ends with the sections that end the book, and the glossary")
  func end() {
    let headings = book.map { String($0[0].dropFirst(3)) }
    #expect(headings.suffix(4) == Workbook.lastHeadings + ["Glossary"])
  }
}

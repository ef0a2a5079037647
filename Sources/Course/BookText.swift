/// The parsed `Lessons/README.md`, the page about all lessons.
package struct BookText: Sendable {
  /// The path of the page, relative to the workbook's folder.
  package static let path = "Lessons/README.md"
  /// The headings of the sections that end the book.
  package static let endHeadings = ["On Monday", "What this book leaves out", "Where to continue"]

  /// The Markdown of the sections that end the book, with their headings.
  package let end: String

  package init(markdown: String) {
    let headings = Self.endHeadings.map { "## \($0)" }
    end =
      markdown.partsAtHeadings.dropFirst().filter { headings.contains(String($0[0])) }
      .flatMap(\.self)[...].trimmed
  }
}

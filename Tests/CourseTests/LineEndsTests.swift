import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("A text with the line ends of another system")
struct LineEndsTests {
  static let ends = ["\n", "\r\n", "\r"]

  @Test("it is read with line feeds, and without a byte order mark", arguments: ends)
  func reading(end: String) throws {
    let folder = try TemporaryFolder(["text": "one\(end)\(end)two\(end)"])
    let file = folder.root.appending(path: "text")
    #expect(try String(textOf: file) == "one\n\ntwo\n")
    try folder.write("\u{FEFF}one\(end)\(end)two\(end)", to: "text")
    #expect(try Array(String(textOf: file).utf8) == Array("one\n\ntwo\n".utf8))
  }

  @Test("a lesson, an answer and the end of the book have the same parts", arguments: ends)
  func workbook(end: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": "",
      "Lessons/README.md": "# All\n\n## On Monday\n\nBegin.\n",
      "Lessons/1-Only/README.md": """
      # 1 Only: one

      Once.

      ## 1.1 This

      **Goal.** It
      works.

      Also checked:

      - It
        works.

      <details><summary>Hint 1</summary>

      Think.

      </details>

      ## In short

      **The idea.** Do.

      | 1.1 | Done |
      """,
      "Answers/1-Only/1-This.swift": "// 1.1 This\n//\n// It\n// works.\n\nlet one = 1\n",
    ])
    try folder.endLines(with: end, in: ["Lessons", "Answers"])
    let workbook = try Workbook(root: folder.root)
    let lesson = workbook.catalog.lessons[0]
    let exercise = lesson.exercises[0]
    let section = try #require(lesson.section(of: exercise))
    #expect(lesson.text.title == "1 Only: one")
    #expect(lesson.text.introduction == "Once.")
    #expect(lesson.text.card?.idea == "Do.")
    #expect(section.goal == "It works.")
    #expect(section.checks == ["It works."])
    #expect(section.hints.map(\.text) == ["Think."])
    #expect(workbook.moral(of: exercise) == "It works.")
    #expect(try workbook.endOfBook() == "## On Monday\n\nBegin.")
  }

  @Test("a submission is the same, from a file or handed in", arguments: ends)
  func submission(end: String) throws {
    let lines = ["// Seam: one(),", "//   in words. And more.", "func one() {}", ""]
    let text = lines.joined(separator: "\n")
    let folder = try TemporaryFolder([
      Exercise.sample.file: lines.joined(separator: end)
    ])
    let read = try Submission(.sample, in: folder.root)
    #expect(read.source == Data(text.utf8))
    #expect(read.seam == "one(), in words.")
    let given = Submission(.sample, source: Data(lines.joined(separator: end).utf8))
    #expect(given.source == read.source)
  }
}

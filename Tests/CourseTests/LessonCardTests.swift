import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("A lesson's summary card")
struct LessonCardTests {
  private static let markdown = """
    **The idea.** A caller
    decides.

    | | to remember |
    | --- | --- |
    | 4.1 | Use a `let`. |
    | 4.2 | Pass a coder. |

    ```
    | caller | ──▶ screen

    ## no heading
    ```

    | term | meaning |
    | --- | :-: |
    | creator | a closure |

    Ask of your own app:

    - Which screen
      is empty?
    - Why?
    """

  private func card(_ markdown: String = markdown) throws -> LessonCard {
    try #require(LessonText(markdown: "## In short\n\n\(markdown)\n\n## Sources\n").card)
  }

  @Test("its parts are found")
  func parts() throws {
    let card = try card()
    #expect(card.markdown == Self.markdown)
    #expect(card.idea == "A caller decides.")
    #expect(
      card.reminders == [
        ExerciseID(lesson: 4, number: 1): "Use a `let`.",
        ExerciseID(lesson: 4, number: 2): "Pass a coder.",
      ])
    #expect(card.picture == "| caller | ──▶ screen\n\n## no heading")
    #expect(card.terms.map(\.name) == ["creator"])
    #expect(card.terms.map(\.meaning) == ["a closure"])
    #expect(card.questions == ["Which screen is empty?", "Why?"])
    #expect(card.missingParts == [])
  }

  @Test("a card without content lacks every part")
  func empty() throws {
    #expect(try card("").missingParts.count == 5)
  }

  @Test("a single question isn't enough")
  func oneQuestion() throws {
    let markdown = Self.markdown.replacing("\n- Why?", with: "")
    #expect(
      try card(markdown).missingParts == ["two questions, below “Ask of your own app:”"])
  }

  @Test("it's no part of the appendix, and a page may have none")
  func appendix() {
    let sources = "## Sources\n\nAn article."
    let text = LessonText(markdown: "# 4 A\n\n## 4.1 B\n\n## In short\n\nA card.\n\n\(sources)\n")
    #expect(text.appendix == sources)
    #expect(text.sections.map(\.title) == ["4.1 B"])
    #expect(LessonText(markdown: sources).card == nil)
  }
}

@Suite("The page about all lessons")
struct BookTests {
  @Test("the last sections end the book")
  func end() throws {
    let folder = try TemporaryFolder([
      "Lessons/README.md":
        "# Lessons\n\n## Glossary\n\nA term.\n\n## On Monday\n\nBegin.\n\n## Other\n",
      "Lessons/1-Only/README.md": "# 1 Only", "Answers/1-Only/1-This.swift": "",
    ])
    #expect(try Workbook(root: folder.root).endOfBook() == "## On Monday\n\nBegin.")
  }

  @Test("it's neither a lesson nor an exercise")
  func catalog() throws {
    let folder = try TemporaryFolder([
      "Lessons/README.md": "# The lessons", "Lessons/1-Only/README.md": "# 1 Only",
      "Answers/1-Only/1-This.swift": "",
    ])
    let catalog = try Catalog(root: folder.root)
    #expect(catalog.lessons.map(\.folder) == ["1-Only"])
    #expect(catalog.ungradedItems == [])
  }

  @Test("if it's missing, the error names its path")
  func missing() throws {
    let folder = try TemporaryFolder([
      "Lessons/1-Only/README.md": "# 1 Only", "Answers/1-Only/1-This.swift": "",
    ])
    let workbook = try Workbook(root: folder.root)
    #expect(throws: WorkbookError.unreadable(path: "Lessons/README.md", reset: nil)) {
      try workbook.endOfBook()
    }
  }
}

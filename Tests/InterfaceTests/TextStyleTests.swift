import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("How text is shown")
struct StyleTests {
  private let color = TextStyle(hasColor: true, hasLinks: false, width: 80)
  private let links = TextStyle(hasColor: false, hasLinks: true, width: 80)

  @Test("with color, each meaning has its own escape sequence, and ends")
  func withColor() {
    #expect(color.reversed("x") == "\u{1B}[7mx\u{1B}[0m")
    #expect(color.bold("x") == "\u{1B}[1mx\u{1B}[0m")
    #expect(color.dim("x") == "\u{1B}[2mx\u{1B}[0m")
    #expect(color.good("x") == "\u{1B}[32mx\u{1B}[0m")
    #expect(color.bad("x") == "\u{1B}[31mx\u{1B}[0m")
  }

  @Test("without color, the text is left alone")
  func withoutColor() {
    let plain = TextStyle.plain
    #expect(
      [plain.bold, plain.dim, plain.good, plain.bad, plain.reversed].map { $0("x") }
        == ["x", "x", "x", "x", "x"])
  }

  @Test("without links, a place is its path and line")
  func plainPlace() {
    #expect(TextStyle.plain.link("Lessons/1.swift", line: 3, in: "/w") == "Lessons/1.swift:3")
    #expect(TextStyle.plain.link("Lessons/1.swift", in: "/w") == "Lessons/1.swift")
  }

  @Test("a link to an absolute path ignores the workbook's folder")
  func absoluteLink() {
    #expect(links.link("/class/1.swift", in: "/w").contains("file:///class/1.swift\u{1B}"))
  }

  @Test("with links, the place opens the file, whatever its path holds")
  func linkedPlace() {
    #expect(
      links.link("Lessons/1-Ü.swift", line: 3, in: "/my work/50%")
        == "\u{1B}]8;;file:///my%20work/50%25/Lessons/1-%C3%9C.swift\u{1B}\\"
        + "Lessons/1-Ü.swift:3\u{1B}]8;;\u{1B}\\")
  }

  @Test("a mark is a sign, or in a style with words, a word")
  func marks() {
    let marks = TextStyle.Mark.allCases
    #expect(marks.map { TextStyle.plain.mark($0) } == ["✔", "✘", "·", "!"])
    #expect(marks.map { words.mark($0) } == ["passed:", "failed:", "not checked:", "note:"])
    #expect(color.line(.failed, "x") == "\u{1B}[31m✘ x\u{1B}[0m")
    #expect(words.line(.failed, "x") == "failed: x")
  }

  @Test("in words, a drawing keeps its texts and their indentation, and loses its lines")
  func drawing() {
    let drawing = """
      Root
       ├─ creates once ─▶ Repository ──▶ network
       │    ▼
       └─ by init · twice
      ───────
      let a  = { -> 1 }

      """
    #expect(TextStyle.plain.drawing(drawing) == drawing)
    #expect(
      words.drawing(drawing) == """
        Root
            creates once -> Repository -> network
              down
            by init, twice
        let a  = { -> 1 }

        """)
  }

  private let words = TextStyle(hasColor: false, hasLinks: false, width: 80, usesWords: true)
}

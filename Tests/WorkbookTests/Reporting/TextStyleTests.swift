import Testing

@testable import Workbook

@Suite("How text is shown")
struct StyleTests {
  private let color = TextStyle(hasColor: true, hasLinks: false, width: 80)
  private let links = TextStyle(hasColor: false, hasLinks: true, width: 80)

  @Test("with color, each meaning has its own escape sequence, and ends")
  func withColor() {
    #expect(color.bold("x") == "\u{1B}[1mx\u{1B}[0m")
    #expect(color.dim("x") == "\u{1B}[2mx\u{1B}[0m")
    #expect(color.good("x") == "\u{1B}[32mx\u{1B}[0m")
    #expect(color.bad("x") == "\u{1B}[31mx\u{1B}[0m")
  }

  @Test("without color, the text is left alone")
  func withoutColor() {
    let plain = TextStyle.plain
    #expect(
      [plain.bold, plain.dim, plain.good, plain.bad].map { $0("x") } == ["x", "x", "x", "x"])
  }

  @Test("without links, a place is its path and line")
  func plainPlace() {
    #expect(TextStyle.plain.link("Lessons/1.swift", line: 3, in: "/w") == "Lessons/1.swift:3")
    #expect(TextStyle.plain.link("Lessons/1.swift", in: "/w") == "Lessons/1.swift")
  }

  @Test("with links, the place opens the file, whatever its path holds")
  func linkedPlace() {
    #expect(
      links.link("Lessons/1-Ü.swift", line: 3, in: "/my work/50%")
        == "\u{1B}]8;;file:///my%20work/50%25/Lessons/1-%C3%9C.swift\u{1B}\\"
        + "Lessons/1-Ü.swift:3\u{1B}]8;;\u{1B}\\")
  }
}

@Suite("Breaking long lines")
struct WrappingTests {
  @Test("a line is broken between words, and fills its width")
  func broken() {
    #expect("one two three four".wrapped(to: 9) == "one two\nthree\nfour")
    #expect("one two three four".wrapped(to: 7) == "one two\nthree\nfour")
  }

  @Test("the indent counts, and stands before each line")
  func indent() {
    #expect("one two three".wrapped(to: 9, indent: 4) == "    one\n    two\n    three")
  }

  @Test("a word that is too long stays whole")
  func longWord() {
    #expect(
      "a makeFolderViewModel(repository:) b".wrapped(to: 5)
        == "a\nmakeFolderViewModel(repository:)\nb")
  }

  @Test("lines and empty lines stay lines")
  func lines() {
    #expect("one\n\ntwo".wrapped(to: 80, indent: 2) == "  one\n\n  two")
    #expect("".wrapped(to: 80, indent: 2) == "")
  }

  @Test("a line that is indented already is code, and is not broken")
  func code() {
    #expect("  let a   = 1".wrapped(to: 5, indent: 2) == "    let a   = 1")
  }
}

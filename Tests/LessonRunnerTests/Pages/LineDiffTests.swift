import Course
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("a diff")
struct LineDiffTests {
  @Test("shows what is gone and what is new, where it was")
  func change() {
    #expect(
      text(from: "a\nb\nc\n", to: "a\nB\nc\n") == """
          a
        - b
        + B
          c
        """)
  }

  @Test("shows an empty line without spaces behind it")
  func emptyLine() {
    #expect(text(from: "a\n\nc\n", to: "a\n\nc\n\nd\n") == "  a\n\n  c\n+\n+ d")
  }

  @Test("leaves out what is far from a change, and marks the gaps")
  func gaps() {
    let old = (1...12).map { "line \($0)" }
    var new = old
    new[5] = "line six"
    #expect(
      text(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"), context: 1) == """
          ⋮
          line 5
        - line 6
        + line six
          line 7
          ⋮
        """)
  }

  @Test("a gap may name the declaration that goes on below it")
  func names() {
    let old = "struct A {\n  let a = 0\n\n  func b() {\n    c()\n    d()\n    e()\n  }\n}"
    let new = old.replacing("e()", with: "f()")
    #expect(
      lineDiff(from: old, to: new, .plain, context: 1, namesGaps: true) == """
          ⋮ func b() {
              d()
        -     e()
        +     f()
            }
          ⋮
        """)
  }

  @Test("a gap is longer than a line, and names no declaration that is shown, or removed")
  func shownNames() {
    let old = "init(a) {\n  a()\n}\ninit(b) {\n  b()\n  c()\n  d()\n}"
    let new = "init(b) {\n  b()\n  c()\n  e()\n}"
    func text(context: Int) -> String? {
      lineDiff(from: old, to: new, .plain, context: context, namesGaps: true)
    }
    #expect(
      text(context: 1) == """
        - init(a) {
        -   a()
        - }
          init(b) {
            b()
            c()
        -   d()
        +   e()
          }
        """)
    #expect(
      text(context: 0) == """
        - init(a) {
        -   a()
        - }
          ⋮ init(b) {
        -   d()
        +   e()
          ⋮
        """)
  }

  @Test("of the same texts there is none, whatever their line endings")
  func same() {
    #expect(text(from: "a\r\nb\r\n", to: "a\nb") == nil)
  }

  @Test("from nothing, everything is new")
  func fromNothing() {
    #expect(text(from: "", to: "a\nb\n") == "+ a\n+ b")
  }

  @Test("colors are added to the signs, and do not replace them")
  func colors() {
    let style = TextStyle(hasColor: true, hasLinks: false, width: 80)
    #expect(
      lineDiff(from: "a\n", to: "b\n", style)
        == "\u{1B}[31m- a\u{1B}[0m\n\u{1B}[32m+ b\u{1B}[0m")
  }

  private func text(from old: String, to new: String, context: Int = 3) -> String? {
    lineDiff(from: old, to: new, .plain, context: context)
  }

  @Test("in words, each changed line says whose it is")
  func words() {
    let style = TextStyle(hasColor: false, hasLinks: false, width: 80, usesWords: true)
    #expect(
      lineDiff(from: "a\nb\nc\n", to: "a\nd\nc\n", style, context: 0)
        == "(unchanged lines)\nyours: b\nanswer: d\n(unchanged lines)")
  }
}

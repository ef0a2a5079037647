import Course
import Fixtures
import Testing

@testable import Grading
@testable import Interface

@Suite("A verdict in a small window")
struct ShortReportTests {
  private func brief(_ verdict: Verdict, rows: Int?) -> String {
    VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(),
      style: TextStyle(hasColor: false, hasLinks: false, width: 40), root: "/w"
    )
    .brief(rows: rows, remark: "    … m shows more")
  }

  private func verdict(_ comments: String..., screen: String? = nil) -> Verdict {
    let test = TestResult(
      name: "the compiler rejects it", state: .failed,
      issues: comments.map { TestIssue(comment: $0) }, screen: screen)
    return Verdict(.failed, tests: [test, TestResult(name: "another", state: .failed)])
  }

  @Test(
    "further snippets are cut first, then the first one, but never the name and the question",
    arguments: [
      (nil, "✘ another\n\n\(whole)"), (11, "✘ another\n\n\(whole)"), (9, whole),
      (
        8,
        """
        ✘ the compiler rejects it
            This should not compile, and it
            does:
                a()
                b()
            Nobody passes it. What is missing?
            … m shows more
        """
      ),
      (
        5,
        """
        ✘ another

        ✘ the compiler rejects it
            Nobody passes it. What is missing?
            … m shows more
        """
      ),
      (
        2,
        """
        ✘ the compiler rejects it
            … What is missing?
            … m shows more
        """
      ),
    ] as [(Int?, String)])
  func snippets(rows: Int?, expected: String) {
    let question = "Nobody passes it. What is missing?"
    let verdict = verdict(
      "This should not compile, and it does:\n    a()\n    b()\n\(question)",
      "This should not compile, and it does:\n    c()\n\(question)")
    #expect(brief(verdict, rows: rows) == expected)
  }

  private static let whole = """
    ✘ the compiler rejects it
        This should not compile, and it
        does:
            a()
            b()
        Nobody passes it. What is missing?
        This should not compile, and it
        does:
            c()
    """

  @Test("the first message with a question is kept, also if it's not the first message")
  func laterQuestion() {
    let verdict = verdict("One.\nTwo.\nThree.", "And why?")
    #expect(
      brief(verdict, rows: 3) == """
        ✘ the compiler rejects it
            And why?
            … m shows more
        """)
  }

  @Test("a picture is left out without a remark, because it isn't a message")
  func picture() {
    let verdict = verdict("Why?", screen: "1\n2\n3\n4")
    #expect(brief(verdict, rows: 6) == "✘ another\n\n✘ the compiler rejects it\n    Why?")
    #expect(brief(verdict, rows: 7).contains("Your screen:"))
  }

  @Test("of the compiler's errors, the first is kept, at least its words")
  func errors() {
    let errors = (1...3).map { line in
      CompilerMessage(
        file: "A.swift", line: line, column: 1, text: "no x", excerpt: ["\(line) | x", "  | y"])
    }
    let verdict = Verdict(.doesNotCompile(errors))
    #expect(brief(verdict, rows: nil).split(separator: "\n").count == 9)
    #expect(
      brief(verdict, rows: 8) == """
        A.swift:1: error: no x
          1 | x
            | y

        A.swift:2: error: no x
          2 | x
            | y
            … m shows more
        """)
    #expect(
      brief(verdict, rows: 3) == """
        A.swift:1: error: no x
            … m shows more
        """)
  }

  @Test("a crash keeps its message and the question about it, and its test")
  func crash() {
    let crash = Crash(cause: .message("Fatal error: Index out of range"))
    let verdict = Verdict(.crashed(crash), tests: [.init("it scrolls", .unfinished)])
    #expect(
      brief(verdict, rows: 4) == """
        ✘ it scrolls (crashed)
            Fatal error: Index out of range
            … What does the array contain then?
            … m shows more
        """)
  }

  @Test("a line that the terminal breaks takes more than one row")
  func rows() {
    let style = TextStyle(hasColor: true, hasLinks: true, width: 10)
    #expect(style.height(of: "") == 0)
    #expect(style.height(of: "1234567890\n\n12345678901") == 4)
    #expect(style.height(of: style.bad("1234567890")) == 1)
    #expect(style.height(of: style.link("1234567890", in: "/workbook")) == 1)
  }
}

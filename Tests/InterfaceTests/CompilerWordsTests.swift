import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("An error of the compiler, told to a learner")
struct CompilerWordsTests {
  private func rendered(width: Int) -> String {
    CompilerMessage(
      file: "Lessons/1.swift", line: 7, column: 9, text: "cannot find 'make' in scope",
      excerpt: [
        "6 | func first() {", "7 |   show(make(1))",
        "  |        |- error: cannot find 'make' in scope",
        "  |        `- note: did you mean 'fake'?",
        "8 | }",
      ]
    ).rendered(
      in: TextStyle(hasColor: false, hasLinks: false, width: width), root: "/w")
  }

  @Test("an isolation error in a deinit is explained, and no other one", arguments: [true, false])
  func isolation(isInDeinit: Bool) {
    let line = isInDeinit ? "deinit { other?.a = nil }" : "nonisolated func end() { a = nil }"
    let text = CompilerMessage(
      file: "Lessons/1.swift", line: 7, column: 1,
      text: "main actor-isolated property 'a' can not be mutated from a nonisolated context",
      excerpt: ["7 |   \(line)"]
    ).rendered(in: .plain, root: "/w")
    #expect(text.contains("A deinit doesn't run on the main actor") == isInDeinit)
  }

  @Test("for #selector, it says what to write")
  func selector() {
    let text = CompilerMessage(
      file: "Lessons/1.swift", line: 7, column: 1,
      text: "'#selector' can only be used with the Objective-C runtime", excerpt: []
    ).rendered(in: .plain, root: "/w")
    #expect(
      text == """
        Lessons/1.swift:7: error: '#selector' can only be used with the Objective-C
        runtime
        StoryboardKit has no selectors. Instead of addTarget(_:action:for:), write:
        addAction(UIAction { [weak self] _ in … }, for: .touchUpInside)
        """)
  }

  @Test("for an override in an extension, it says where the method belongs")
  func override() {
    let text = CompilerMessage(
      file: "Lessons/1.swift", line: 7, column: 1,
      text: "non-'@objc' instance method 'prepare(for:sender:)' declared in 'UIViewController' "
        + "cannot be overridden from extension", excerpt: []
    ).rendered(in: .plain, root: "/w")
    #expect(text.hasSuffix("runtime allows both. Move the method into the class."))
  }

  @Test("the mark does not repeat the text; a note is kept")
  func mark() {
    #expect(
      rendered(width: 80) == """
        Lessons/1.swift:7: error: cannot find 'make' in scope
          6 | func first() {
          7 |   show(make(1))
            |        ^
            |        `- note: did you mean 'fake'?
          8 | }
        """)
  }

  @Test("with tabs, and with letters of two columns, the mark is below what it's about")
  func columns() {
    let text = CompilerMessage(
      file: "Lessons/1.swift", line: 8, column: 12, text: "cannot find 'nope' in scope",
      excerpt: [
        " 7 | if true {", " 8 | \tlet s = \"漢ü\t\"; return nope",
        "   |      |                 |- error: cannot find 'nope' in scope",
        "   |      |                 `- note: there's nope",
        "   |      `- note: this is s", " 9 | \t\t}",
        "   |     `- note: the end is past the row",
      ]
    ).rendered(in: .plain, root: "/w")
    #expect(
      text == """
        Lessons/1.swift:8: error: cannot find 'nope' in scope
           7 | if true {
           8 |     let s = "漢ü    "; return nope
             |         |                     ^
             |         |                     `- note: there's nope
             |         `- note: this is s
           9 |         }
             |           `- note: the end is past the row
        """)
  }

  @Test("no line is broken within a word, and nothing points into a line that is broken")
  func narrow() {
    #expect(
      rendered(width: 20) == """
        Lessons/1.swift:7:
        error: cannot find
        'make' in scope
          6 | func first() {
          7 |   show(make(1))
            |        ^
            |  `- note:
            |      did you
            |      mean
            |      'fake'?
          8 | }
        """)
  }
}

import Course
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("A lesson's text in a terminal")
struct ReadableMarkdownTests {
  private func readable(
    _ markdown: String, width: Int = 30, hasColor: Bool = false, usesWords: Bool = false
  ) -> String {
    let style = TextStyle(
      hasColor: hasColor, hasLinks: false, width: width, usesWords: usesWords)
    return style.readable(markdown)
  }

  @Test("the lines of a paragraph are joined and broken anew, with a line between paragraphs")
  func paragraphs() {
    #expect(
      readable("One\ntwo three four five six seven\neight.\n\n\nNine.")
        == "One two three four five six\nseven eight.\n\nNine.")
  }

  @Test(
    "the first sentence includes the quotation marks of what it quotes",
    arguments: [
      ("“It's drawn. Why is it empty?” Good question.", "“It's drawn. Why is it empty?”"),
      ("“My list is wrong,” a user writes. Then\nmore.", "“My list is wrong,” a user writes."),
      ("A comment about the third line:\n\ncode. More.", "A comment about the third line."),
    ])
  func firstSentence(text: String, sentence: String) {
    #expect(text.firstSentence == sentence)
  }

  @Test("code is indented and left as it is")
  func code() {
    #expect(
      readable("See:\n```swift\nlet a = \"**far longer than a line may be**\"\n\n  # b\n```\nDone.")
        == "See:\n\n    let a = \"**far longer than a line may be**\"\n    \n      # b\n\nDone.")
  }

  @Test("in a window, a line of code that's too long is wrapped between words")
  func longCode() {
    let style = TextStyle(hasColor: false, hasLinks: false, width: 20, height: 9)
    #expect(style.readable("```\nlet a = 0\n```") == "    let a = 0")
    #expect(style.readable("```\nlet number = 12345\n```") == "  let number = 12345")
    #expect(
      style.readable("```\nlet number = one + two\n```")
        == "  let number =\n      one + two")
  }

  @Test("a heading loses its marks, and is bold where that can be shown")
  func headings() {
    #expect(readable("### A\nWords.") == "A\n\nWords.")
    #expect(readable("### A", hasColor: true) == "\u{1B}[1mA\u{1B}[0m")
  }

  @Test("what is folded on a web page stands below its summary, which is a heading here")
  func folded() {
    #expect(
      readable("One.\n<details><summary>Aside: Fakes</summary>\nTwo.\n</details>\nThree.")
        == "One.\n\nAside: Fakes\n\nTwo.\n\nThree.")
  }

  @Test("each item of a list begins a line, and its later lines are indented")
  func lists() {
    #expect(readable("- one\n  more\n- two\n1. three") == "- one more\n- two\n1. three")
    #expect(readable("- one two\n  three\n\n- four", width: 9) == "- one two\n  three\n\n- four")
  }

  @Test("a table stands in columns, without its marks")
  func table() {
    #expect(
      readable("See:\n| a | it is |\n| --- | :-: |\n| long | **no** |\n| | x |\n\nDone.")
        == "See:\n\na      it is\nlong   no\n       x\n\nDone.")
  }

  @Test("a table that is too wide has its widest column broken, between words")
  func wideTable() {
    #expect(
      readable("| name | what it does for you |\n| - | - |\n| one | two three four |", width: 20)
        == "name   what it does\n       for you\none    two three\n       four")
  }

  @Test("the columns of a table stand below each other, whatever is written in them")
  func koreanTable() {
    #expect(
      readable("| 이름 | what |\n| - | - |\n| Inbox | 受信箱に入る |", width: 16)
        == "이름    what\nInbox   受信箱に\n        入る")
  }

  @Test("words between two asterisks are bold")
  func bold() {
    #expect(readable("**Goal.** See.") == "Goal. See.")
    #expect(readable("**Goal.** See.", hasColor: true) == "\u{1B}[1mGoal.\u{1B}[0m See.")
  }

  @Test("bold words keep no asterisks where a line is broken between them")
  func boldOverLines() {
    #expect(readable("one **two three** four", width: 12) == "one two\nthree four")
  }

  @Test("a link is its text and its address")
  func links() {
    #expect(readable("See [it](http://a.b).") == "See it (http://a.b).")
    #expect(readable("See [it](../README.md).") == "See it (Lessons/README.md).")
  }

  @Test("a link is readable where a line is broken in its text")
  func linkOverLines() {
    #expect(readable("See [the page](http://a.b).", width: 12) == "See the\npage (http://a.b).")
  }

  @Test("in words, a table's row names its columns, and a diagram has no lines")
  func words() {
    #expect(
      readable("| a | it is |\n| --- | :-: |\n| long | **no** |\n| | x |", usesWords: true)
        == "a: long; it is: no\nit is: x")
    #expect(
      readable("```\nRoot\n └─ creates ─▶ Leaf\n```", usesWords: true)
        == "    Root\n        creates -> Leaf")
  }

  @Test("an empty text is empty")
  func empty() {
    #expect(readable("") == "")
  }
}

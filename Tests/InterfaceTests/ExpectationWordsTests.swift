import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("What an expectation saw")
struct ExpectationWordsTests {
  private func seen(_ words: String) -> String? {
    TestIssue(expectation: "Expectation failed: \(words)", comment: "").observation
  }

  @Test(
    "values that mean something without the suite are told as seen and expected",
    arguments: [
      (
        #"(names → ["Server Inbox", "Server Archive"]) == ["Attic"]"#,
        #"["Server Inbox", "Server Archive"]"#, #"["Attic"]"#
      ),
      (#"(text → "To do: ") == "To do: Milk, Bread""#, #""To do: ""#, #""To do: Milk, Bread""#),
      (
        #"(app.titles → [Optional("Folders")]) == (["Folders", "Home"] → "#
          + #"[Optional("Folders"), Optional("Home")])"#,
        #"["Folders"]"#, #"["Folders", "Home"]"#
      ),
      ("(counts → [1, 0, 1]) == [0, 1, 1]", "[1, 0, 1]", "[0, 1, 1]"),
      (
        "([before, after] → [[], []]) == ([\n    [\"a\"],\n  ] → [[\"a\"],\n  [\"b\"]])",
        "[[], []]", #"[["a"], ["b"]]"#
      ),
      (#"(f { g($0) } → ["3 (to-dos)"]) == []"#, #"["3 (to-dos)"]"#, "[]"),
    ])
  func values(words: String, found: String, expected: String) {
    #expect(seen(words) == "Seen: \(found)\nExpected: \(expected)")
  }

  @Test("a value that others may accompany is told as one that's missing")
  func contained() {
    let words = #"(screen.visibleTexts → ["To-do", "Label"]).contains("To do: Call Mina")"#
    #expect(
      seen(words)
        == #"Seen: ["To-do", "Label"]"# + "\n" + #"Expected to contain: "To do: Call Mina""#)
  }

  @Test(
    "what only the suite understands is left out",
    arguments: [
      "isSame", "!(specification(Fault.executesTwice()) → true)",
      #"(picture → "┌──…") == nil"#, "(isYours → false)",
      "(screen → <MemoViewController: 0x00007f62cc00d7f0>) === (old.lastMade → nil)",
      "(due → 2026-11-22 04:07:36 +0000) == (start → 2026-11-22 04:07:36 +0000)",
      "(screen.storyboard → nil) != nil",
      "(screen.storyboard != nil → false) && (texts.contains(\"2\") → <not evaluated>)",
      #"(a → ["x"]) == (b → ["x"])"#,
    ])
  func machineWords(words: String) {
    #expect(seen(words) == nil)
  }

  @Test("the end of a program of its own is told in words")
  func ends() {
    #expect(
      seen(".failure → .exitCode(0)") == "Seen: no crash\nExpected: a crash")
    #expect(
      seen(".exitCode(137) → .exitCode(0)")
        == "The program exited before the test ended. Does your code call exit?")
    #expect(
      seen(".exitCode(23) → .signal(SIGSEGV → 11)")
        == "The program crashed. Often a function calls itself without end.")
    #expect(
      seen(".exitCode(23) → .signal(SIGILL → 4)")
        == "The program crashed before the test ended.")
  }
}

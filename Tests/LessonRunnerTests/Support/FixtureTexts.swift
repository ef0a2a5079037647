/// The files of the fixture workbook as shipped.
enum FixtureTexts {
  static let all =
    numbers.merging(words) { $1 }
    .merging([
      "Lessons/1-Numbers/README.md": numbersText, "Lessons/2-Words/README.md": wordsText,
      "Lessons/1-Numbers/Support/Support.swift": "public let nothing = 0\n",
      "Lessons/2-Words/Support/Support.swift": "public let nothing = \"\"\n",
    ]) { $1 }

  private static let numbers = [
    "Lessons/1-Numbers/1-One.swift": """
    // 1.1 One
    //
    // To do: give the number one.
    // Seam:  one(). The tests call it, so keep its signature.

    func one() -> Int {
      2
    }

    """,
    "Answers/1-Numbers/1-One.swift": "func one() -> Int {\n  1\n}\n",
    "Lessons/1-Numbers/2-Two.swift": "func two() -> Int {\n  3\n}\n",
    "Answers/1-Numbers/2-Two.swift": "func two() -> Int {\n  2\n}\n",
    "Tests/NumbersTests/1-OneTests.swift": """
    import Testing

    @testable import Numbers

    @Suite("1.1 One")
    struct OneTests {
      @Test("one is more than nothing")
      func more() {
        #expect(one() > 0, "What is one without anything?")
      }

      @Test("one is one")
      func same() {
        #expect(one() == 1, "Count again. Which number comes first?")
      }
    }

    """,
    "Tests/NumbersTests/2-TwoTests.swift": suite("1.2 Two", "two is two", "two() == 2"),
    "Tests/Golden/1-Numbers.txt": golden("1.1 One", "one is one", "1.2 Two", "two is two"),
    "Tests/Variants/1-Numbers/1-One/wrong-zero.swift":
      "// Refused by: one is more than nothing\n\nfunc one() -> Int { 0 }\n",
    "Tests/Variants/1-Numbers/1-One/right-sum.swift": "func one() -> Int { 3 - 2 }\n",
  ]

  private static let words = [
    "Lessons/2-Words/1-Hello.swift": "func hello() -> String {\n  \"\"\n}\n",
    "Answers/2-Words/1-Hello.swift": "func hello() -> String {\n  \"hello\"\n}\n",
    "Lessons/2-Words/2-Bye.swift": "func bye() -> String {\n  \"\"\n}\n",
    "Answers/2-Words/2-Bye.swift": "func bye() -> String {\n  \"bye\"\n}\n",
    "Tests/WordsTests/1-HelloTests.swift":
      suite("2.1 Hello", "it says hello", "hello() == \"hello\""),
    "Tests/WordsTests/2-ByeTests.swift": suite("2.2 Bye", "it says bye", "bye() == \"bye\""),
    "Tests/Golden/2-Words.txt": golden("2.1 Hello", "it says hello", "2.2 Bye", "it says bye"),
  ]

  /// A suite of one test that expects one thing.
  static func suite(_ title: String, _ test: String, _ expectation: String) -> String {
    let module = title.hasPrefix("1") ? "Numbers" : "Words"
    return """
      import Testing

      @testable import \(module)

      @Suite("\(title)")
      struct \(title.dropFirst(4))Tests {
        @Test("\(test)")
        func check() {
          #expect(\(expectation))
        }
      }

      """
  }

  private static func golden(_ lines: String...) -> String {
    "# Written by: lesson-runner verify --record\n"
      + "\(lines[0])\n  \(lines[1])\n\(lines[2])\n  \(lines[3])\n"
  }
}

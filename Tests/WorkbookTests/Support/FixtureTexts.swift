/// The files of the fixture workbook as they are before each test, by their paths.
enum FixtureTexts {
  static let pristine = firstLesson.merging(secondLesson) { $1 }

  /// Lesson 1: both exercises have variants, 1.1 more than 1.2.
  private static let firstLesson = [
    "Lessons/1-Numbers/README.md": readme("1 Numbers", "1.1 First", "1.2 Second"),
    "Lessons/1-Numbers/Support/One.swift": "public nonisolated let one = 1\n",
    "Lessons/1-Numbers/1-First.swift": """
    // 1.1 First
    //
    // Seam:  number(). The tests call it.

    import NumbersSupport

    func number() -> Int {
      0
    }

    """,
    "Answers/1-Numbers/1-First.swift": """
    import NumbersSupport

    func number() -> Int {
      one
    }

    """,
    "Tests/NumbersTests/1-FirstTests.swift": """
    import Testing

    @testable import Numbers

    @Suite("1.1 First")
    struct FirstTests {
      @Test("the number is one")
      func one() {
        #expect(number() == 1, "Count again.")
      }

      @Test("the number is odd")
      func odd() {
        #expect(!number().isMultiple(of: 2), "Could you halve it?")
      }
    }

    """,
    "Tests/Variants/1-Numbers/1-First/wrong-three.swift": """
    // Refused by: the number is one
    func number() -> Int { 3 }

    """,
    "Tests/Variants/1-Numbers/1-First/right-difference.swift": "func number() -> Int { 2 - 1 }\n",
    "Lessons/1-Numbers/2-Second.swift": "func twice(_ number: Int) -> Int { number }\n",
    "Answers/1-Numbers/2-Second.swift": "func twice(_ number: Int) -> Int { number * 2 }\n",
    "Tests/NumbersTests/2-SecondTests.swift": """
    import Testing

    @testable import Numbers

    @Suite("1.2 Second")
    struct SecondTests {
      @Test("twice two is four")
      func four() {
        #expect(twice(2) == 4)
      }

      @Test("twice three is six")
      func six() {
        #expect(twice(3) == 6)
      }
    }

    """,
    "Tests/Variants/1-Numbers/2-Second/wrong-square.swift": """
    // Refused by: twice three is six
    func twice(_ number: Int) -> Int { number * number }

    """,
    "Tests/Golden/1-Numbers.txt": """
    # The tests that each exercise fails as shipped. Written by: lesson-runner verify --record
    1.1 First
      the number is one
      the number is odd
    1.2 Second
      twice two is four
      twice three is six

    """,
  ]

  /// Lesson 2: its exercises bear the numbers and names of those in lesson 1.
  private static let secondLesson = [
    "Lessons/2-Words/README.md": readme("2 Words", "2.1 First", "2.2 Second"),
    "Lessons/2-Words/Support/Hello.swift": "public nonisolated let hello = \"Hello\"\n",
    "Lessons/2-Words/1-First.swift": "func greeting() -> String { \"\" }\n",
    "Answers/2-Words/1-First.swift": "func greeting() -> String { \"Hello\" }\n",
    "Tests/WordsTests/1-FirstTests.swift": """
    import Testing

    @testable import Words

    @Suite("2.1 First")
    struct FirstTests {
      @Test("the greeting is Hello")
      func hello() {
        #expect(greeting() == "Hello")
      }
    }

    """,
    "Lessons/2-Words/2-Second.swift": "func farewell() -> String { \"\" }\n",
    "Answers/2-Words/2-Second.swift": "func farewell() -> String { \"Bye\" }\n",
    "Tests/WordsTests/2-SecondTests.swift": """
    import Testing

    @testable import Words

    @Suite("2.2 Second")
    struct SecondTests {
      @Test("the farewell is Bye")
      func bye() {
        #expect(farewell() == "Bye")
      }
    }

    """,
    "Tests/Golden/2-Words.txt": """
    2.1 First
      the greeting is Hello
    2.2 Second
      the farewell is Bye

    """,
  ]

  private static func readme(_ title: String, _ exercises: String...) -> String {
    "# \(title): a fixture\n\n" + exercises.map(section).joined(separator: "\n")
  }

  private static func section(_ title: String) -> String {
    """
    ## \(title)

    **Goal.** The tests of \(title) pass.

    <details><summary>Hint 1</summary>

    Think.
    </details>

    <details><summary>Hint 2</summary>

    Think again.
    </details>

    """
  }
}

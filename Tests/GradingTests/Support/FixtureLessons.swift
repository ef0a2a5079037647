import Fixtures

extension FixtureLesson {
  /// Lesson 1, which imports its support code.
  static let numbers = FixtureLesson(
    1, "Numbers", title: "a fixture", support: "public nonisolated let one = 1\n",
    exercises: [
      FixtureExercise(
        "First", text: "**Goal.** The tests of 1.1 First pass.", hints: hints,
        shipped: """
          // 1.1 First
          //
          // Seam:  number(). The tests call it.

          import NumbersSupport

          func number() -> Int {
            0
          }

          """,
        answer: "import NumbersSupport\n\nfunc number() -> Int {\n  one\n}\n",
        tests: [
          FixtureTest("the number is one", "number() == 1", "Count again."),
          FixtureTest(
            "the number is odd", "!number().isMultiple(of: 2)", "Could you halve it?"),
        ]),
      FixtureExercise(
        "Second", text: "**Goal.** The tests of 1.2 Second pass.", hints: hints,
        shipped: "func twice(_ number: Int) -> Int { number }\n",
        answer: "func twice(_ number: Int) -> Int { number * 2 }\n",
        tests: [
          FixtureTest("twice two is four", "twice(2) == 4"),
          FixtureTest("twice three is six", "twice(3) == 6"),
        ]),
    ])

  /// Lesson 2, whose exercises have the same numbers and names as those in lesson 1.
  static let words = FixtureLesson(
    2, "Words", title: "a fixture", support: "public nonisolated let hello = \"Hello\"\n",
    exercises: [
      FixtureExercise(
        "First", text: "**Goal.** The tests of 2.1 First pass.", hints: hints,
        shipped: "func greeting() -> String { \"\" }\n",
        answer: "func greeting() -> String { \"Hello\" }\n",
        tests: [FixtureTest("the greeting is Hello", "greeting() == \"Hello\"")]),
      FixtureExercise(
        "Second", text: "**Goal.** The tests of 2.2 Second pass.", hints: hints,
        shipped: "func farewell() -> String { \"\" }\n",
        answer: "func farewell() -> String { \"Bye\" }\n",
        tests: [FixtureTest("the farewell is Bye", "farewell() == \"Bye\"")]),
    ])

  private static let hints = ["Think.", "Think again."]
}

extension String {
  /// Returns the file of the checks of 1.1, with one check.
  static func checks(_ check: String) -> String {
    """
    import Testing

    @testable import Numbers

    @Suite("1.1 First: checks")
    struct FirstChecks {
      \(check)
    }

    """
  }
}

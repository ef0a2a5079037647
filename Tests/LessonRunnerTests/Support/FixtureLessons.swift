import Fixtures
import Foundation

extension FixtureLesson {
  static let numbers = FixtureLesson(
    1, "Numbers", title: "what comes first", introduction: "You learn to count.",
    support: "public let nothing = 0\n",
    exercises: [
      FixtureExercise(
        "One",
        text: """
          Somebody counts
          from two. The **first** number is another one, as the [numbers of
          old](https://example.com) show.

          ```
          two ──▶ three
          ```

          **Goal.** Counting starts with one.
          """,
        hints: ["Look at your thumb.", "Look at your nose.", "Count the moons of the earth."],
        shipped: """
          // 1.1 One
          //
          // To do: give the number one.
          // Seam:  one(). The tests call it, so keep its signature.

          func one() -> Int {
            2
          }

          """,
        answer: """
          // 1.1 One
          //
          // Nothing comes before one, and nothing less will do. Whoever counts has to begin
          // somewhere.

          func one() -> Int {
            1
          }

          """,
        tests: [
          FixtureTest(
            "one is more than nothing", "one() > 0", "What is one without anything?",
            passesAsShipped: true),
          FixtureTest("one is one", "one() == 1", "Count again. Which number comes first?"),
        ],
        variants: ["right-sum": "// The sum of two.\n\nfunc one() -> Int { 3 - 2 }\n"],
        mistakes: [
          FixtureMistake(
            "One counts nothing", rejectedBy: "one is more than nothing",
            " func one() -> Int {\n-  1\n+  0\n }")
        ]),
      FixtureExercise(
        "Two", text: "**Goal.** Two follows one.",
        hints: ["Look at your eyes.", "Look at your ears."],
        shipped: "func two() -> Int {\n  3\n}\n", answer: "func two() -> Int {\n  2\n}\n",
        tests: [FixtureTest("two is two", "two() == 2")]),
    ])

  static let words = FixtureLesson(
    2, "Words", title: "say it", introduction: "You learn to speak.",
    support: "public let nothing = \"\"\n",
    exercises: [
      FixtureExercise(
        "Hello", text: "**Goal.** It greets.",
        hints: ["What do you say in the morning?", "Five letters."],
        shipped: "func hello() -> String {\n  \"\"\n}\n",
        answer: "func hello() -> String {\n  \"hello\"\n}\n",
        tests: [FixtureTest("it says hello", "hello() == \"hello\"")]),
      FixtureExercise(
        "Bye", text: "**Goal.** It takes its leave.",
        hints: ["What do you say in the evening?", "Three letters."],
        shipped: "func bye() -> String {\n  \"\"\n}\n",
        answer: "func bye() -> String {\n  \"bye\"\n}\n",
        tests: [FixtureTest("it says bye", "bye() == \"bye\"")]),
    ])
}

extension FixtureWorkbook {
  /// Creates a workbook without verdicts for the tests of the command.
  ///
  /// Unless `isNew` is true, it has the folders of an earlier use, so the command prints no
  /// welcome.
  init(
    _ folder: String = "lesson-runner", keepsVerdicts: Bool = false, isNew: Bool = false
  ) throws {
    try self.init(folder, [.numbers, .words], keepsVerdicts: keepsVerdicts)
    if isNew {
      try? remove(".build/stage")
      return
    }
    for folder in [".lesson-runner/verdicts", ".build/stage"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
  }

  /// Replaces a learner's file, such as `1-Numbers/1-One.swift`, with the answer.
  func solve(_ files: String...) throws {
    for file in files { try write(text(of: "Answers/\(file)"), to: "Lessons/\(file)") }
  }
}

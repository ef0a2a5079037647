/// A lesson of a fixture workbook, from which the lesson's files are created.
public struct FixtureLesson: Sendable {
  private let number: Int
  private let name: String
  private let title: String
  private let introduction: String
  private let support: String
  private let exercises: [FixtureExercise]

  /// Creates a lesson.
  ///
  /// - Parameters:
  ///   - number: The lesson's number.
  ///   - name: The name of the lesson's module.
  ///   - title: The rest of the page's heading, after number and name.
  ///   - introduction: The Markdown above the first section.
  ///   - support: The support code, which learners don't change.
  ///   - exercises: The exercises, in order.
  public init(
    _ number: Int, _ name: String, title: String, introduction: String = "", support: String,
    exercises: [FixtureExercise]
  ) {
    self.number = number
    self.name = name
    self.title = title
    self.introduction = introduction
    self.support = support
    self.exercises = exercises
  }

  /// The texts of the lesson's files, by path.
  public var files: [String: String] {
    let folder = "\(number)-\(name)"
    var files = [
      "Lessons/\(folder)/README.md": readme,
      "Lessons/\(folder)/Support/Support.swift": support,
    ]
    for (index, exercise) in exercises.enumerated() {
      let stem = "\(index + 1)-\(exercise.name)"
      files["Lessons/\(folder)/\(stem).swift"] = exercise.shipped
      let proofs = "Tests/Proofs/\(folder)/\(stem)"
      files["\(proofs)/shipped.swift"] = exercise.shipped
      files["\(proofs)/failures.txt"] = exercise.failures
      files["Answers/\(folder)/\(stem).swift"] = exercise.answer
      let functions = exercise.tests.enumerated().map { $1.function(named: "test\($0)") }
      files["Tests/\(name)Tests/\(stem)Tests.swift"] = """
        import Testing

        @testable import \(name)

        @Suite("\(heading(of: index))")
        struct \(exercise.name)Tests {
        \(functions.joined(separator: "\n"))
        }

        """
      for (variant, text) in exercise.variants {
        files["\(proofs)/\(variant).swift"] = text
      }
      if !exercise.mistakes.isEmpty {
        files["\(proofs)/mistakes.md"] =
          "# \(heading(of: index)): mistakes\n" + exercise.mistakes.map(\.section).joined()
      }
    }
    return files
  }

  private func heading(of index: Int) -> String {
    "\(number).\(index + 1) \(exercises[index].name)"
  }

  private var readme: String {
    "# \(number) \(name): \(title)\n\n\(introduction)\n"
      + exercises.indices.map { "\n## \(heading(of: $0))\n\n\(exercises[$0].section)" }.joined()
      + "\n\(card)"
  }

  /// The summary card: the lesson's title and the exercises' names, in the form of a card.
  private var card: String {
    let reminders = exercises.enumerated().map { "| \(number).\($0 + 1) | \($1.name)! |" }
    return """
      ## In short

      **The idea.** First \(title).

      | | to remember |
      | --- | --- |
      \(reminders.joined(separator: "\n"))

      ```
      \(name) ──▶ done
      ```

      | term | meaning |
      | --- | --- |
      | \(name) | \(title) |

      Ask of your own app:

      - What?
      - And why?

      """
  }
}

/// An exercise of a fixture workbook.
public struct FixtureExercise: Sendable {
  let name: String
  let shipped: String
  let answer: String
  let tests: [FixtureTest]
  let variants: [String: String]
  let mistakes: [FixtureMistake]
  private let text: String
  private let hints: [String]

  /// Creates an exercise.
  ///
  /// - Parameters:
  ///   - name: The name, without the number.
  ///   - text: The Markdown of the section, with the goal.
  ///   - hints: The Markdown of each hint.
  ///   - shipped: The starter file.
  ///   - answer: The answer.
  ///   - tests: The tests of the suite.
  ///   - variants: Right texts, by a name such as `right-sum`.
  ///   - mistakes: The catalog of wrong texts.
  public init(
    _ name: String, text: String, hints: [String], shipped: String, answer: String,
    tests: [FixtureTest], variants: [String: String] = [:], mistakes: [FixtureMistake] = []
  ) {
    self.name = name
    self.text = text
    self.hints = hints
    self.shipped = shipped
    self.answer = answer
    self.tests = tests
    self.variants = variants
    self.mistakes = mistakes
  }

  fileprivate var failures: String {
    "# The tests that fail as shipped, and with each mistake. Written by: lesson-admin verify "
      + "--record\n" + tests.filter { !$0.passesAsShipped }.map { "\($0.name)\n" }.joined()
      + mistakes.map { "\n## \($0.heading)\n\($0.rejecter)\n" }.joined()
  }

  fileprivate var section: String {
    "\(text)\n"
      + hints.enumerated().map { index, hint in
        "\n<details><summary>Hint \(index + 1)</summary>\n\n\(hint)\n\n</details>\n"
      }
      .joined()
  }
}

/// A test in the suite of a fixture workbook's exercise.
public struct FixtureTest: Sendable {
  let name: String
  let passesAsShipped: Bool
  private let arguments: String

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - name: The display name.
  ///   - expectation: The expression that the test expects to be true.
  ///   - comment: The message to the learner, if any.
  ///   - passesAsShipped: Whether the starter file passes the test.
  public init(
    _ name: String, _ expectation: String, _ comment: String? = nil, passesAsShipped: Bool = false
  ) {
    self.name = name
    self.passesAsShipped = passesAsShipped
    arguments = expectation + (comment.map { ", \"\($0)\"" } ?? "")
  }

  fileprivate func function(named function: String) -> String {
    "  @Test(\"\(name)\")\n  func \(function)() {\n    #expect(\(arguments))\n  }\n"
  }
}

/// A section in the catalog of mistakes of a fixture workbook's exercise.
public struct FixtureMistake: Sendable {
  let heading: String
  let rejecter: String
  private let code: String

  /// Creates a mistake.
  ///
  /// - Parameters:
  ///   - heading: The heading.
  ///   - rejecter: The name of the only test that rejects the mistake.
  ///   - code: The whole text, or the lines of a difference.
  public init(_ heading: String, rejectedBy rejecter: String, _ code: String) {
    self.heading = heading
    self.rejecter = rejecter
    self.code = code
  }

  /// The Markdown of the section.
  public var section: String {
    let isDifference = code.split(separator: "\n").allSatisfy { " +-@".contains($0.prefix(1)) }
    return """

      ## \(heading)

      It's wrong.

      Rejected by: \(rejecter)

      ```\(isDifference ? "diff" : "swift")
      \(code)
      ```

      """
  }
}

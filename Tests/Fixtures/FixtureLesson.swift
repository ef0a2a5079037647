/// A lesson of a fixture workbook; its files follow from the layout of a workbook.
public struct FixtureLesson: Sendable {
  private let number: Int
  private let name: String
  private let title: String
  private let introduction: String
  private let support: String
  private let exercises: [FixtureExercise]

  /// Tells a lesson.
  ///
  /// - Parameters:
  ///   - number: Its place in the workbook.
  ///   - name: The name of its module.
  ///   - title: What its text is headed with, behind its number and name.
  ///   - introduction: The Markdown above the first section.
  ///   - support: What the learner need not touch.
  ///   - exercises: Its exercises, in order.
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

  /// The texts of its files, by their paths.
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
    }
    return files
  }

  private func heading(of index: Int) -> String {
    "\(number).\(index + 1) \(exercises[index].name)"
  }

  private var readme: String {
    "# \(number) \(name): \(title)\n\n\(introduction)\n"
      + exercises.indices.map { "\n## \(heading(of: $0))\n\n\(exercises[$0].section)" }.joined()
  }
}

/// An exercise of a fixture workbook.
public struct FixtureExercise: Sendable {
  let name: String
  let shipped: String
  let answer: String
  let tests: [FixtureTest]
  let variants: [String: String]
  private let text: String
  private let hints: [String]

  /// Tells an exercise.
  ///
  /// - Parameters:
  ///   - name: Its name, without its number.
  ///   - text: The Markdown of its section, with the goal.
  ///   - hints: The Markdown of its hints.
  ///   - shipped: What the learner is to mend.
  ///   - answer: The same, mended.
  ///   - tests: What its suite expects.
  ///   - variants: What else may stand for the learner's file, by names such as `wrong-zero`.
  public init(
    _ name: String, text: String, hints: [String], shipped: String, answer: String,
    tests: [FixtureTest], variants: [String: String] = [:]
  ) {
    self.name = name
    self.text = text
    self.hints = hints
    self.shipped = shipped
    self.answer = answer
    self.tests = tests
    self.variants = variants
  }

  fileprivate var failures: String {
    "# The tests that fail as shipped. Written by: lesson-admin verify --record\n"
      + tests.filter { !$0.passesAsShipped }.map { "\($0.name)\n" }.joined()
  }

  fileprivate var section: String {
    "\(text)\n"
      + hints.enumerated().map { index, hint in
        "\n<details><summary>Hint \(index + 1)</summary>\n\n\(hint)\n\n</details>\n"
      }
      .joined()
  }
}

/// A test in the suite of an exercise of a fixture workbook.
public struct FixtureTest: Sendable {
  let name: String
  let passesAsShipped: Bool
  private let arguments: String

  /// Tells a test.
  ///
  /// - Parameters:
  ///   - name: Its display name.
  ///   - expectation: The expression that it expects to be true.
  ///   - comment: What it says to the learner, if anything.
  ///   - passesAsShipped: Whether it has nothing against the exercise as shipped.
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

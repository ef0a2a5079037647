import Course
import Fixtures
import Testing

extension FixtureWorkbook {
  /// Creates a workbook with one exercise, which is really built and graded.
  init(_ folder: String, usesProbes: Bool = false) throws {
    try self.init(folder, [.real], keepsVerdicts: false, usesProbes: usesProbes)
  }

  var first: Exercise {
    get throws { try #require(try Catalog(root: root).exercises.first) }
  }
}

extension FixtureLesson {
  fileprivate static let real = FixtureLesson(
    1, "Numbers", title: "a fixture", support: "public nonisolated let one = 1\n",
    exercises: [
      FixtureExercise(
        "First", text: goal, hints: ["Think.", "Think again."],
        shipped: "// Seam: number().\n\nfunc number() -> Int {\n  2\n}\n",
        answer: "import NumbersSupport\n\nfunc number() -> Int {\n  one\n}\n",
        tests: [
          FixtureTest("the number is one", "number() == 1", "Count again."),
          FixtureTest("the number is odd", "!number().isMultiple(of: 2)", "Is it?"),
        ],
        mistakes: [
          FixtureMistake(
            "The number is three", rejectedBy: "the number is one", "func number() -> Int { 3 }")
        ])
    ])
}

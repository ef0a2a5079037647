import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_admin

/// A workbook that is never built; comments in the texts set their verdicts.
struct SampleWorkbook: FixtureFolder {
  private let folder: TemporaryFolder

  var root: URL { folder.root }

  init() throws {
    folder = try TemporaryFolder(FixtureLesson.sample.files)
    try folder.write("", to: "Package.swift")
  }

  func workbook() throws -> Workbook { try Workbook(root: root) }

  func exercise(_ number: String) throws -> Exercise {
    try #require(try workbook().catalog.exercises.first { "\($0.id)" == number })
  }

  /// Returns the results of `verify`.
  func results(
    of scope: Scope = .all, _ grader: BatchGrader = .reading, recording: Bool = false
  ) async throws -> [VerificationResult] {
    let workbook = try workbook()
    return try await Verifier(workbook: workbook)
      .results(of: workbook.catalog.parts(scope), grader, recording: recording)
  }

  func problems() async throws -> [String] { try await results().flatMap(\.problems) }
}

extension BatchGrader {
  /// A grader that reads the verdict on a text from the text's comments.
  static let reading = BatchGrader { .success(Verdict(readIn: $0.text)) }

  /// Creates a grader that gets each text's result from a function.
  init(result: @escaping @Sendable (Submission) -> Result<Verdict, WorkbookError>) {
    self.init { submissions, found in
      for (index, submission) in submissions.enumerated() { found(index, result(submission)) }
    }
  }
}

extension Verdict {
  /// Creates the verdict that comments describe: `// fails: a test; another`, or an outcome's
  /// comment, and `// shows: a picture` for the first test.
  init(readIn text: String) {
    let failing = text.firstMatch(of: /\/\/ fails: (.+)/)?.1.split(separator: "; ") ?? []
    var tests = FixtureLesson.sampleTests.map { name in
      TestResult(name: name, state: failing.contains(name[...]) ? .failed : .passed)
    }
    tests[0].screen = text.firstMatch(of: /\/\/ shows: (.+)/).map { String($0.1) }
    if text.contains("// does not compile") {
      self.init(.doesNotCompile([]))
    } else if text.contains("// crashes") {
      self.init(.crashed(Crash(cause: .message("No more."))), tests: tests)
    } else if text.contains("// runs too long") {
      self.init(.ranTooLong(seconds: 60))
    } else {
      self.init(failing.isEmpty ? .passed : .failed, tests: tests)
    }
  }
}

extension FixtureLesson {
  static let sampleTests = ["the number is one", "the number is odd"]

  /// Lesson 1, in which the first exercise has more variants than the second.
  static let sample = FixtureLesson(
    1, "Numbers", title: "a sample", support: "",
    exercises: [
      exercise(
        "First",
        variants: ["right-difference": "// another way\n"],
        mistakes: [
          FixtureMistake(
            "The number is three", rejectedBy: "the number is one", "// fails: the number is one")
        ]),
      exercise("Second"),
    ])

  private static func exercise(
    _ name: String, variants: [String: String] = [:], mistakes: [FixtureMistake] = []
  ) -> FixtureExercise {
    FixtureExercise(
      name, text: goal, hints: ["Think.", "Think again."],
      shipped: "// Seam:  number().\n// fails: the number is one; the number is odd\n",
      answer: "// the answer\n", tests: sampleTests.map { FixtureTest($0, "true") },
      variants: variants, mistakes: mistakes)
  }
}

/// A goal with the minimum number of bullets, and an “Afterwards”.
let goal = """
  **Goal.** The tests pass.

  Also checked:

  - One.
  - Two.
  - Three.

  <details><summary>Afterwards</summary>

  The principle.

  </details>
  """

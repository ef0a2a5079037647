import Course
import Fixtures
import Interface

@testable import Grading
@testable import lesson_runner

extension Grade {
  /// Returns a grade of one exercise, 4.2 Storyboard.
  static func sample(_ verdict: Verdict) -> Grade {
    Grade(exercises: [.sample], root: "/w", verdicts: [.sample: verdict])
  }

  /// A grade that stopped at the second of three exercises.
  static let stopped = Grade(
    exercises: (1...3).map(Exercise.numbered), root: "/w",
    verdicts: [
      .numbered(1): Verdict(.passed, tests: [TestResult("a", .passed)]),
      .numbered(2): Verdict(.failed, tests: [TestResult("b", .failed)]),
    ])
}

extension Verdict {
  /// A verdict with special characters, and a test in every state that a run can produce.
  static let wordySample = Verdict(
    .failed,
    tests: [
      TestResult("the list shows your folders", .passed),
      TestResult(
        name: "“Done” closes it", state: .failed,
        issues: [
          TestIssue(
            expectation: "Expectation failed: isOpen → true",
            comment: "Who closes it, and who should?"),
          TestIssue(expectation: nil, comment: "Still held: <Screen> & 100%."),
        ],
        screen: "┌──┐\n└──┘"),
      TestResult("it is quick", .skipped),
    ],
    output: "hello\nworld")

  /// A verdict on a program that crashed in one of three tests.
  static let crashedSample = Verdict(
    .crashed(
      Crash(
        cause: .message("Fatal error: No store: none, at all."),
        place: WorkbookError.Place(file: "Lessons/4-Initializer/2-Storyboard.swift", line: 3))),
    tests: [
      TestResult("a", .passed), TestResult("b", .unfinished), TestResult("c", .notRun),
    ])

  static let doesNotCompileSample = Verdict(
    .doesNotCompile([
      CompilerMessage(
        file: "Lessons/4-Initializer/2-Storyboard.swift", line: 7, column: 3, text: "no “x”",
        excerpt: ["7 | x", "  | `- error: no “x”"]),
      CompilerMessage(
        file: "Lessons/4-Initializer/2-Storyboard.swift", line: 9, column: 1, text: "no “y”",
        excerpt: []),
    ]))

  static let doesNotFitSample = Verdict(
    .doesNotFit(
      seam: "makeList(store:).",
      [
        CompilerMessage(
          file: "Tests/InitializerTests/2-StoryboardTests.swift", line: 5, column: 9,
          text: "no “makeList”", excerpt: [])
      ]))

  static let ranTooLongSample = Verdict(
    .ranTooLong(seconds: 10), tests: [TestResult("b", .unfinished)])
}

extension TestResult {
  init(_ name: String, _ state: State) {
    let issue = TestIssue(expectation: nil, comment: "Why \(name)?")
    self.init(name: name, state: state, issues: state == .failed ? [issue] : [])
  }

  init(check name: String, _ state: State) {
    self.init(name, state)
    kind = .check
  }
}

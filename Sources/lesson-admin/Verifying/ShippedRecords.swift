import Course
import Foundation
import Grading
import Interface

/// A learner's report on an exercise's starter file, recorded as `told.txt` in the proofs.
///
/// The record makes every change visible. The report must fit on a small terminal.
struct ShippedReport {
  /// The number of lines for the report on a small terminal, without blank lines, the file, the
  /// headline, the progress and the keys.
  static let lines = 24 - 7

  private let exercise: Exercise
  private let root: URL
  private let text: String
  private let height: Int

  init(_ verdict: Verdict, on exercise: Exercise, goal: String?, in root: URL) {
    let report = VerdictReport(
      verdict, on: exercise, expected: ScreenRecord(), style: .plain, root: root.path)
    self.exercise = exercise
    self.root = root
    text = "\(report.brief())\n"
    let goal = goal?.wrapped(to: TextStyle.plain.width, indent: 9) ?? ""
    height = report.firstFailureHeight + goal.split(separator: "\n").count
  }

  private var path: String { "\(exercise.proofs)/told.txt" }

  func record() throws {
    try Data(text.utf8).save(to: root.appending(path: path))
  }

  var problems: [String] {
    let recorded = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    var problems: [String] = []
    if let recorded, recorded != text {
      problems.append(
        "\(path) is not what a learner reads of the exercise as shipped. “verify \(exercise.id) "
          + "--record” records it.")
    }
    if height > Self.lines {
      problems.append(
        "The first test that fails as shipped and the goal take \(height) lines. A terminal of 24 "
          + "lines has room for \(Self.lines).")
    }
    return problems
  }
}

/// The tests that an exercise's starter file fails, recorded as `failures.txt` in its proofs.
///
/// The record has each test's name on its own line, in the order of the suite.
struct FailureRecord: Equatable {
  let tests: [String]

  init(tests: [String]) {
    self.tests = tests
  }

  init?(of exercise: Exercise, in root: URL) {
    let file = root.appending(path: Self.path(of: exercise))
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    tests = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  func write(for exercise: Exercise, in root: URL) throws {
    let text = ([Self.head] + tests).map { "\($0)\n" }.joined()
    try Data(text.utf8).save(to: root.appending(path: Self.path(of: exercise)))
  }

  static func path(of exercise: Exercise) -> String { "\(exercise.proofs)/failures.txt" }

  private static let head =
    "# The tests that fail as shipped. Written by: lesson-admin verify --record"
}

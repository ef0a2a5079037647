import Course
import Foundation
import Grading
import Interface

/// What a learner reads of an exercise as shipped: `told.txt` among its proofs.
///
/// It is recorded so that each change of it is seen, and it has to fit into a small terminal.
struct ToldScreen {
  /// The lines of a small terminal, without those that it always needs: blank ones, the file, the
  /// headline, the progress and the keys.
  static let lines = 24 - 7

  private let exercise: Exercise
  private let text: String
  private let needed: Int

  init(_ verdict: Verdict, on exercise: Exercise, goal: String?, in root: URL) {
    let report = VerdictReport(
      verdict, on: exercise, expected: ScreenRecord(), style: .plain, root: root.path)
    self.exercise = exercise
    text = "\(report.brief())\n"
    let goal = goal?.wrapped(to: TextStyle.plain.width, indent: 9) ?? ""
    needed = report.firstFailureHeight + goal.split(separator: "\n").count
  }

  private var path: String { "\(exercise.proofs)/told.txt" }

  /// - Throws: An error of Foundation when the file cannot be written.
  func record(in root: URL) throws {
    try Data(text.utf8).save(to: root.appending(path: path))
  }

  func problems(in root: URL) -> [String] {
    let recorded = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    var problems: [String] = []
    if let recorded, recorded != text {
      problems.append(
        "\(path) is not what is told of the exercise as shipped. “verify \(exercise.id) --record” "
          + "records it.")
    }
    if needed > Self.lines {
      problems.append(
        "The first test that fails as shipped and the goal take \(needed) lines. A terminal of 24 "
          + "lines has room for \(Self.lines).")
    }
    return problems
  }
}

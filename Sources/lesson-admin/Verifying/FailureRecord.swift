import Course
import Foundation

/// The record of how an exercise fails as shipped: `failures.txt` among its proofs.
///
/// It names the tests that the starter file fails, a line each, in the order of the suite.
struct FailureRecord: Equatable {
  let tests: [String]

  init(tests: [String]) {
    self.tests = tests
  }

  /// - Returns: nil when nothing is recorded yet.
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

package import Course
package import Foundation

/// Step 1: a text, and the current digest of everything that its verdict depends on.
package struct Snapshot: Sendable {
  package let submission: Submission
  package let fingerprint: Fingerprint
  /// The files and folders in the digest, except the text.
  let inputs: [URL]
}

/// The files that verdicts depend on.
package struct Inputs: Sendable {
  let root: URL
  /// The digest of the compiler and the runner.
  let identity: Fingerprint
  let digests: Digests

  func snapshot(of submission: Submission) -> Snapshot {
    let exercise = submission.exercise
    // Build settings, and libraries that the tests share.
    let common =
      ["Package.swift"]
      + ["Probes", "ScreenProbes", "StoryboardKit", "SymbolGraphs"].map { "Sources/\($0)" }
    let inputs = common.map { root.appending(path: $0) } + Self.files(for: exercise, in: root)
    var fingerprint = identity.adding(inputs.map { "\(digests[$0])" } + [exercise.title])
    fingerprint.add(submission.source)
    return Snapshot(submission: submission, fingerprint: fingerprint, inputs: inputs)
  }

  /// Returns the files and folders of the exercise's lesson that its verdict depends on.
  package static func files(for exercise: Exercise, in root: URL) -> [URL] {
    [root.appending(path: "Lessons/\(exercise.lessonFolder)/Support")]
      + suite(of: exercise, in: root)
  }

  /// Returns the suite's file, and the files without a number, which the lesson's suites share.
  static func suite(of exercise: Exercise, in root: URL) -> [URL] {
    let tests = root.appending(path: "Tests/\(exercise.module)Tests")
    let own = "\(exercise.id.number)-"
    return tests.visibleNames.filter { $0.hasPrefix(own) || $0.first?.isNumber == false }
      .map { tests.appending(path: $0) }
  }
}

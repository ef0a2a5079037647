package import Course
package import Foundation

/// Step 1: a text, with the digest of everything its verdict depends on as it is now.
package struct Snapshot: Sendable {
  package let submission: Submission
  package let fingerprint: Fingerprint
  /// The files and folders in the digest, beside the text itself.
  let inputs: [URL]

  package var exercise: Exercise { submission.exercise }
}

/// The files that verdicts depend on.
package struct Inputs: Sendable {
  let root: URL
  /// Stands for the compiler and the runner.
  let identity: Fingerprint
  let digests: Digests

  func snapshot(of submission: Submission) -> Snapshot {
    let exercise = submission.exercise
    let inputs = common + Self.files(for: exercise, in: root)
    var fingerprint = identity
    for input in inputs { fingerprint.add("\(digests[input])") }
    fingerprint.add(exercise.title)
    fingerprint.add(submission.source)
    return Snapshot(submission: submission, fingerprint: fingerprint, inputs: inputs)
  }

  /// Whether everything is as it was when the snapshot was taken, so that its digest is right.
  func areUnchanged(for snapshot: Snapshot) -> Bool { digests.areUnchanged(snapshot.inputs) }

  /// What every exercise depends on: how it is built, and what its tests share.
  private var common: [URL] {
    ["Package.swift"].map { root.appending(path: $0) }
      + ["Probes", "ScreenProbes", "StoryboardKit", "SymbolGraphs"].map {
        root.appending(path: "Sources/\($0)")
      }
  }

  /// The files and folders of the exercise's lesson that its verdict depends on.
  package static func files(for exercise: Exercise, in root: URL) -> [URL] {
    [root.appending(path: "Lessons/\(exercise.lessonFolder)/Support")]
      + suite(of: exercise, in: root)
  }

  /// The suite's own file, and those without a number, which the lesson's suites share.
  static func suite(of exercise: Exercise, in root: URL) -> [URL] {
    let tests = root.appending(path: "Tests/\(exercise.module)Tests")
    let own = "\(exercise.id.number)-"
    return tests.visibleNames.filter { $0.hasPrefix(own) || $0.first?.isNumber == false }
      .map { tests.appending(path: $0) }
  }
}

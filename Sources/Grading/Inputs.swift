package import Course
import Foundation

/// The inputs of a verdict (step 1): a text, and all files with which the text is graded.
package struct Inputs: Sendable {
  let submission: Submission
  /// The files and folders, except the text.
  let files: [URL]
  let fingerprint: Fingerprint

  /// Finds the inputs of a verdict on a text, and reads files that `fingerprints` lacks.
  ///
  /// `grader` is the fingerprint of the compiler and the runner.
  init(
    of submission: Submission, in root: URL, _ fingerprints: FileFingerprints, grader: Fingerprint
  ) {
    let exercise = submission.exercise
    self.submission = submission
    files = Self.common.map { root.appending(path: $0) } + Self.files(for: exercise, in: root)
    var fingerprint = grader.adding(files.map { "\(fingerprints[$0])" } + [exercise.title])
    fingerprint.add(submission.source)
    self.fingerprint = fingerprint
  }

  /// The build settings, and the libraries that the tests share.
  private static let common =
    ["Package.swift"]
    + ["Probes", "ScreenProbes", "StoryboardKit", "SymbolGraphs"].map { "Sources/\($0)" }

  /// Returns whether an exercise's verdict depends on a file other than the exercise's own.
  ///
  /// `path` is relative to the workbook's folder.
  package static func includes(_ path: String, for exercise: Exercise) -> Bool {
    let folders = common + ["Lessons/\(exercise.lessonFolder)/Support"]
    if folders.contains(where: { path == $0 || path.hasPrefix("\($0)/") }) { return true }
    let tests = "Tests/\(exercise.module)Tests/"
    return path.hasPrefix(tests) && isSuiteFile(String(path.dropFirst(tests.count)), of: exercise)
  }

  /// Returns the files and folders of a lesson on which an exercise's verdict depends.
  static func files(for exercise: Exercise, in root: URL) -> [URL] {
    [root.appending(path: "Lessons/\(exercise.lessonFolder)/Support")]
      + suiteFiles(of: exercise, in: root)
  }

  /// Returns the suite's files, and the files without a number, which all suites of the lesson
  /// share.
  static func suiteFiles(of exercise: Exercise, in root: URL) -> [URL] {
    let tests = root.appending(path: "Tests/\(exercise.module)Tests")
    return tests.visibleNames.filter { isSuiteFile($0, of: exercise) }.map {
      tests.appending(path: $0)
    }
  }

  private static func isSuiteFile(_ name: String, of exercise: Exercise) -> Bool {
    name.hasPrefix("\(exercise.id.number)-") || name.first?.isNumber == false
  }
}

import Course
import Foundation
import Grading

/// The state of a workbook's files at one time, for finding the files that are saved later.
///
/// A missing file has no snapshot, so a folder that is removed and restored counts as two changes.
struct WatchedFiles: Equatable, Sendable {
  private var snapshots: [String: FileSnapshot] = [:]

  /// Records the files that an exercise's verdict depends on and that a learner can change.
  ///
  /// These are the exercise's file, the lesson's support code, and the suite.
  init(of exercise: Exercise, in root: URL) {
    for file in [root.appending(path: exercise.file)] + Inputs.files(for: exercise, in: root) {
      snapshots.merge(file.snapshots.filter { !$0.value.isFolder }) { $1 }
    }
  }

  /// Records the learner's files of several exercises.
  init(ofAll exercises: [Exercise], in root: URL) {
    for exercise in exercises {
      let path = root.appending(path: exercise.file).path
      snapshots[path] = FileSnapshot(at: path)
    }
  }

  /// Returns the exercises whose file was saved, created or removed.
  func changes(since before: WatchedFiles, among exercises: [Exercise], in root: URL) -> [Exercise]
  {
    exercises.filter { exercise in
      let path = root.appending(path: exercise.file).path
      return snapshots[path] != before.snapshots[path]
    }
  }
}

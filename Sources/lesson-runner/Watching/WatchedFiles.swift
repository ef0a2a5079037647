import Course
import Foundation
import Grading

/// The files of a workbook as they were at one time, to see which of them were saved since.
///
/// A lost file has no snapshot, so a folder that vanishes and comes back is seen twice.
struct WatchedFiles: Equatable, Sendable {
  private var snapshots: [String: FileSnapshot] = [:]

  /// All files that the verdict on an exercise depends on and that may change while a learner works
  /// on it: its own, its lesson's support, and its suite.
  init(of exercise: Exercise, in root: URL) {
    for file in [root.appending(path: exercise.file)] + Inputs.files(for: exercise, in: root) {
      snapshots.merge(file.snapshots.filter { !$0.value.isFolder }) { $1 }
    }
  }

  /// The learner's files of several exercises.
  init(ofAll exercises: [Exercise], in root: URL) {
    for exercise in exercises {
      let path = root.appending(path: exercise.file).path
      snapshots[path] = FileSnapshot(at: path)
    }
  }

  /// The exercises whose file was saved, made or removed.
  func changes(since before: WatchedFiles, among exercises: [Exercise], in root: URL) -> [Exercise]
  {
    exercises.filter { exercise in
      let path = root.appending(path: exercise.file).path
      return snapshots[path] != before.snapshots[path]
    }
  }
}

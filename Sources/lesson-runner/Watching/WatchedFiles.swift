import Course
import Foundation
import Grading

// A missing file has no snapshot, so a folder that is removed and restored counts as two changes.

extension Exercise {
  /// Returns the states of the files that the verdict depends on and that a learner can change.
  ///
  /// These are the exercise's file, the lesson's support code, and the suite.
  func watchedFiles(in root: URL) -> [String: FileSnapshot] {
    ([root.appending(path: file)] + Inputs.files(for: self, in: root)).reduce(into: [:]) {
      $0.merge($1.snapshots.filter { !$0.value.isFolder }) { $1 }
    }
  }
}

extension [Exercise] {
  /// Returns the states of the learner's files.
  func learnersFiles(in root: URL) -> [Exercise: FileSnapshot] {
    reduce(into: [:]) { $0[$1] = FileSnapshot(at: root.appending(path: $1.file).path) }
  }
}

package import Course
package import Foundation
package import Grading
package import Interface

/// The marks of files, to see which of them were saved.
///
/// What is not there has no mark, so a folder that vanishes and comes back changes them twice.
public struct Marks: Equatable, Sendable {
  private let marks: [String: FileMark]

  /// Looks at all files that a verdict on an exercise depends on and that may change while it is
  /// worked on: its own, its lesson's support, and its suite.
  ///
  /// - Parameters:
  ///   - exercise: What is worked on.
  ///   - root: The workbook's folder.
  public init(_ exercise: Exercise, in root: URL) {
    let folders = Inputs.files(for: exercise, in: root)
    self.init([root.appending(path: exercise.file)] + folders.flatMap(Self.files))
  }

  /// Looks at the learner's files of several exercises.
  public init(filesOf exercises: [Exercise], in root: URL) {
    self.init(exercises.map { root.appending(path: $0.file) })
  }

  /// The exercises among those given whose file was saved, made or removed between two looks.
  public func changed(since before: Marks, among exercises: [Exercise], in root: URL) -> [Exercise]
  {
    exercises.filter { exercise in
      let path = root.appending(path: exercise.file).path
      return marks[path] != before.marks[path]
    }
  }

  private init(_ files: [URL]) {
    var marks: [String: FileMark] = [:]
    for file in files { marks[file.path] = FileMark(at: file.path) }
    self.marks = marks
  }

  /// A file itself, or all files below a folder.
  private static func files(at file: URL) -> [URL] {
    let names = file.visibleNames
    return names.isEmpty ? [file] : names.flatMap { files(at: file.appending(path: $0)) }
  }
}

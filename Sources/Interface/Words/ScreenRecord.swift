package import Course
package import Foundation
package import Grading

/// The screens that an exercise shows with its answer, stored as `screens.txt` in the exercise's
/// proofs.
///
/// Each test's name is on its own line; below, indented, is the picture that the test attached.
package struct ScreenRecord: Equatable, Sendable {
  private(set) var pictures: [(test: String, picture: String)] = []

  package subscript(test: String) -> String? { pictures.first { $0.test == test }?.picture }

  package init() {}

  package init(text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(Self.indent) {
        guard let last = pictures.indices.last else { continue }
        let start = pictures[last].picture.isEmpty ? "" : "\n"
        pictures[last].picture += start + line.dropFirst(Self.indent.count)
      } else {
        pictures.append((String(line), ""))
      }
    }
  }

  /// Reads the record of an exercise, which is empty if there is no file.
  package init(of exercise: Exercise, in root: URL) {
    let file = root.appending(path: Self.path(of: exercise))
    self.init(text: (try? String(textOf: file)) ?? "")
  }

  /// Creates a record of the pictures that the tests of a run attached.
  package init(_ verdict: Verdict) {
    pictures = verdict.tests.compactMap { test in test.screen.map { (test.name, $0) } }
  }

  package var text: String {
    "# What the screens show with the answer. Written by: lesson-admin verify --record\n"
      + pictures.map { test, picture in
        let lines = picture.split(separator: "\n").map { "\(Self.indent)\($0)\n" }
        return "\(test)\n\(lines.joined())"
      }
      .joined()
  }

  /// Writes the record, or removes the file if there are no pictures.
  package func write(for exercise: Exercise, in root: URL) throws {
    let file = root.appending(path: Self.path(of: exercise))
    if pictures.isEmpty {
      try? FileManager.default.removeItem(at: file)
    } else {
      try Data(text.utf8).save(to: file)
    }
  }

  package static func path(of exercise: Exercise) -> String { "\(exercise.proofs)/screens.txt" }

  private static let indent = "  "

  package static func == (left: ScreenRecord, right: ScreenRecord) -> Bool {
    left.pictures.elementsEqual(right.pictures, by: ==)
  }
}

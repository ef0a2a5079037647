package import Foundation

/// One exercise: the file that a learner fixes, and the other files with the same name.
package struct Exercise: Hashable, Sendable {
  package let id: ExerciseID
  /// The name without its number, such as `HardWired`.
  package let name: String
  /// The folder of the lesson, such as `1-BadWay`.
  package let lessonFolder: String

  package init(id: ExerciseID, name: String, lessonFolder: String) {
    self.id = id
    self.name = name
    self.lessonFolder = lessonFolder
  }

  /// The lesson's module, such as `BadWay`.
  package var module: String { String(lessonFolder.drop { $0 != "-" }.dropFirst()) }
  /// The heading of the exercise's section, and the name of its suite, such as `1.1 HardWired`.
  package var title: String { "\(id) \(name)" }
  /// The name of the file in `Lessons` and `Answers`, without its extension.
  package var stem: String { "\(id.number)-\(name)" }

  // MARK: Paths, relative to the workbook's folder

  package var file: String { path(in: "Lessons") }
  package var answer: String { path(in: "Answers") }
  /// The file of the tests, which test the exercise's goal.
  package var tests: String { "Tests/\(module)Tests/\(stem)Tests.swift" }
  /// The file of the checks, which reject wrong fixes.
  package var checks: String { "Tests/\(module)Tests/\(stem)Checks.swift" }
  /// The folder of the proofs: the starter file, its failures, other right solutions, and mistakes.
  package var proofs: String { "Tests/Proofs/\(lessonFolder)/\(stem)" }
  package var mistakes: String { "\(proofs)/mistakes.md" }
  package var original: String { "\(proofs)/shipped.swift" }

  package func path(in lessonsFolder: String) -> String {
    "\(lessonsFolder)/\(lessonFolder)/\(stem).swift"
  }

  /// Returns the paths of the correct designs, apart from the answer, in the workbook at `root`.
  package func designs(in root: URL) -> [String] {
    root.appending(path: proofs).visibleNames.filter { $0.hasPrefix("right-") }
      .map { "\(proofs)/\($0)" }
  }
}

/// The number of an exercise, such as `4.2` for the second exercise of lesson 4.
package struct ExerciseID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  package let lesson: Int
  package let number: Int

  package init(lesson: Int, number: Int) {
    self.lesson = lesson
    self.number = number
  }

  /// Parses a text such as `4.2`; returns nil for any other form.
  package init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(\d+)\.(\d+)/), let lesson = Int(match.1),
      let number = Int(match.2)
    else { return nil }
    self.init(lesson: lesson, number: number)
  }

  package var description: String { "\(lesson).\(number)" }

  package static func < (left: ExerciseID, right: ExerciseID) -> Bool {
    (left.lesson, left.number) < (right.lesson, right.number)
  }
}

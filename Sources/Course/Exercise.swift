/// One exercise: a file that a learner fixes, and all that goes by the same name.
package struct Exercise: Hashable, Sendable {
  package let id: ExerciseID
  /// The name without its number, such as `HardWired`.
  package let name: String
  /// The folder of its lesson, such as `1-BadWay`.
  package let lessonFolder: String

  /// The lesson's module, such as `BadWay`.
  package var module: String { String(lessonFolder.drop { $0 != "-" }.dropFirst()) }

  /// The number and the name, as the section and the suite are headed: `1.1 HardWired`.
  package var title: String { "\(id) \(name)" }

  /// The name of the file in `Lessons` and `Answers`, without its ending.
  package var stem: String { "\(id.number)-\(name)" }

  // MARK: Paths, relative to the workbook's folder

  package var file: String { path(in: "Lessons") }
  package var answer: String { path(in: "Answers") }
  package var tests: String { "Tests/\(module)Tests/\(stem)Tests.swift" }
  /// The folder of all that proves the exercise:
  /// how it was shipped, how it fails, right and wrong answers.
  package var proofs: String { "Tests/Proofs/\(lessonFolder)/\(stem)" }

  /// The path of the file that stands for this exercise below another lessons folder.
  package func path(in lessonsFolder: String) -> String {
    "\(lessonsFolder)/\(lessonFolder)/\(stem).swift"
  }
}

/// One exercise: a file that a learner fixes, and all that goes by the same name.
public struct Exercise: Hashable, Sendable {
  public let id: ExerciseID
  /// The name without its number, such as `HardWired`.
  public let name: String
  /// The folder of its lesson, such as `1-BadWay`.
  public let lessonFolder: String

  /// The lesson's module, such as `BadWay`.
  public var module: String { String(lessonFolder.drop { $0 != "-" }.dropFirst()) }

  /// The number and the name, as the section and the suite are headed: `1.1 HardWired`.
  public var title: String { "\(id) \(name)" }

  /// The name of the file in `Lessons` and `Answers`, without its ending.
  public var stem: String { "\(id.number)-\(name)" }

  // MARK: Paths, relative to the workbook's folder

  public var file: String { path(in: "Lessons") }
  public var answer: String { path(in: "Answers") }
  public var tests: String { "Tests/\(module)Tests/\(stem)Tests.swift" }
  /// The folder of all that proves the exercise:
  /// how it was shipped, how it fails, right and wrong answers.
  public var proofs: String { "Tests/Proofs/\(lessonFolder)/\(stem)" }

  /// The path of the file that stands for this exercise below another lessons folder.
  public func path(in lessonsFolder: String) -> String {
    "\(lessonsFolder)/\(lessonFolder)/\(stem).swift"
  }
}

package import Course
package import Grading

/// The words behind a subcommand's name: a value, and options.
package struct Words {
  package var values: [String] = []
  package var value: String? { values.first }
  /// The options with their values; one that takes none has an empty one.
  private var options: [String: String] = [:]

  package func contains(_ option: String) -> Bool { options[option] != nil }

  package subscript(option: String) -> String? {
    get { options[option] }
    set { options[option] = newValue }
  }

  /// The exercise that the value names; nil if there is no value.
  ///
  /// - Throws: ``UsageError`` when it names none.
  package func exercise() throws -> ExerciseID? {
    guard let value else { return nil }
    guard let id = ExerciseID(value) else {
      throw UsageError("'\(value)' is no exercise. Write its number, such as 1.2.")
    }
    return id
  }

  /// The part of the workbook that the value names; nil if there is no value.
  ///
  /// - Throws: ``UsageError`` when it names none.
  package func scope() throws -> Scope? {
    guard let value else { return nil }
    if value == "all" { return .all }
    if let lesson = Int(value) { return .lesson(lesson) }
    if let id = ExerciseID(value) { return .exercise(id) }
    throw UsageError("'\(value)' is no lesson and no exercise. Write 1, 1.2 or all.")
  }

  /// The format that the option `--format` names; nil if it is not there.
  ///
  /// - Throws: ``UsageError`` when it names none.
  package func format<Format: CaseIterable & RawRepresentable<String>>() throws -> Format? {
    guard let value = options["--format"] else { return nil }
    guard let format = Format(rawValue: value) else {
      let names = Format.allCases.map(\.rawValue)
      throw UsageError(
        "'\(value)' is no format. The formats: \(names.joined(separator: ", ")).",
        nearest: value, among: names)
    }
    return format
  }
}

/// The part of the workbook that `check` grades, or `verify` proves.
package enum Scope: Equatable {
  case fromFirstUnsolved
  case lesson(Int)
  case exercise(ExerciseID)
  case all
}

package import Course

/// A subcommand: how a user calls it, and what it does.
package protocol Command<App>: Equatable, Sendable {
  /// What it works with; `main` creates it.
  associatedtype App: Sendable

  static var configuration: Configuration { get }

  /// - Throws: ``UsageError`` when the arguments don't fit.
  init(_ arguments: ParsedArguments) throws

  func run(in app: App) async throws -> ExitStatus
}

/// A subcommand as its help and the completions show it.
package struct Configuration: Sendable {
  package let name: String
  package let abstract: String
  package let argument: Argument?
  package let options: [Option]

  package init(
    name: String, abstract: String, argument: Argument? = nil, options: [Option] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.argument = argument
    self.options = options
  }

  /// A value that may stand behind the name.
  package struct Argument: Sendable {
    package let name: String
    package let help: String
    package let values: Values
    package let isOptional: Bool
    package let isRepeated: Bool

    package init(
      name: String, help: String, values: Values, isOptional: Bool = true, isRepeated: Bool = false
    ) {
      self.name = name
      self.help = help
      self.values = values
      self.isOptional = isOptional
      self.isRepeated = isRepeated
    }

    var usage: String {
      let word = "<\(name)>\(isRepeated ? " ..." : "")"
      return isOptional ? "[\(word)]" : word
    }

    package static let firstUnsolved = Argument(
      name: "exercise", help: "An exercise (1.2). (default: the first unsolved one)",
      values: .exercise)
  }

  package enum Values: Sendable {
    case scope, exercise, shell, folder
  }

  package struct Option: Sendable {
    /// As the help names it: `--all`, or `--format <format>` if it takes a value.
    package let name: String
    package let help: String
    /// The values to choose from; empty if it takes none.
    package let values: [String]

    package init(_ name: String, _ help: String, values: [String] = []) {
      self.name = name
      self.help = help
      self.values = values
    }

    package static func format<Format: CaseIterable & RawRepresentable<String>>(
      _: Format.Type
    ) -> Option {
      let names = Format.allCases.map(\.rawValue)
      let list =
        names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
      return Option(
        "--format <format>", "How to write it: \(list). (default: text)", values: names)
    }

    /// The name without that of its value.
    package var word: String { String(name.prefix { $0 != " " }) }
  }

  /// The rest of the usage line, such as ` hint [<exercise>] [--all]`.
  package var usage: String {
    ([" \(name)"] + [argument].compactMap { $0?.usage } + options.map { "[\($0.name)]" })
      .joined(separator: " ")
  }

  func option(_ word: String) -> Option? { options.first { $0.word == word } }
}

/// What stands behind a subcommand's name.
package struct ParsedArguments {
  package internal(set) var values: [String] = []
  package var value: String? { values.first }
  /// The options with their values; one that takes none has an empty one.
  private var options: [String: String] = [:]

  package func contains(_ option: String) -> Bool { options[option] != nil }

  package internal(set) subscript(option: String) -> String? {
    get { options[option] }
    set { options[option] = newValue }
  }

  /// The exercise that the value names; nil without a value.
  package func exercise() throws -> ExerciseID? {
    guard let value else { return nil }
    guard let id = ExerciseID(value) else {
      throw UsageError("'\(value)' is no exercise. Write its number, such as 1.2.")
    }
    return id
  }

  /// The part of the workbook that the value names; nil without a value.
  package func scope() throws -> Scope? {
    guard let value else { return nil }
    if value == "all" { return .all }
    if let lesson = Int(value) { return .lesson(lesson) }
    if let id = ExerciseID(value) { return .exercise(id) }
    throw UsageError("'\(value)' is no lesson and no exercise. Write 1, 1.2 or all.")
  }

  /// The format that `--format` names; nil without that option.
  package func format<Format: CaseIterable & RawRepresentable<String>>()
    throws -> Format?
  {
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
package enum Scope: Equatable, Sendable {
  case fromFirstUnsolved, all
  case lesson(Int)
  case exercise(ExerciseID)
}

extension Catalog {
  package func existing(_ id: ExerciseID) throws -> Exercise {
    guard let exercise = exercise(id) else {
      throw UsageError(
        "There is no exercise \(id). ‘\(Runner.call) list’ shows what there is.")
    }
    return exercise
  }

  package func existing(lesson number: Int) throws -> Lesson {
    guard let lesson = lessons.first(where: { $0.number == number }) else {
      let numbers = lessons.map { "\($0.number)" }.joined(separator: ", ")
      throw UsageError("There is no lesson \(number). The lessons: \(numbers).")
    }
    return lesson
  }
}

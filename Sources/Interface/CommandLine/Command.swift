package import Course
package import Grading

/// A subcommand: how a user calls it, and what it does.
package protocol Command: Equatable, Sendable {
  static var configuration: Configuration { get }

  /// Understands what stands behind its name.
  ///
  /// - Throws: ``UsageError`` when that does not fit.
  init(_ words: Words) throws

  /// - Throws: What ``Console/report(_:)`` can tell.
  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus
}

/// A subcommand as its help and the completions tell of it.
package struct Configuration: Sendable {
  package let name: String
  package let abstract: String
  package var argument: Argument?
  package var options: [Option]

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
    package var isOptional = true
    /// Whether there may be more than one.
    package var isRepeated = false

    package init(
      name: String, help: String, values: Values, isOptional: Bool = true, isRepeated: Bool = false
    ) {
      self.name = name
      self.help = help
      self.values = values
      self.isOptional = isOptional
      self.isRepeated = isRepeated
    }

    package var usage: String {
      let word = "<\(name)>\(isRepeated ? " ..." : "")"
      return isOptional ? "[\(word)]" : word
    }

    package static let firstUnsolved = Argument(
      name: "exercise", help: "An exercise (1.2). (default: the first unsolved one)",
      values: .exercise)
  }

  /// The values that an argument can have.
  package enum Values: Sendable {
    case scope
    case exercise
    case shell
    case folder
  }

  /// An option that may stand behind the name and the argument.
  package struct Option: Sendable {
    /// As the help names it: `--all`, or `--format <format>` if it takes a value.
    package let name: String
    package let help: String
    /// The values that it can have; none if it takes no value.
    package let values: [String]

    package init(_ name: String, _ help: String, values: [String] = []) {
      self.name = name
      self.help = help
      self.values = values
    }

    package static func format<Format: CaseIterable & RawRepresentable<String>>(_: Format.Type) -> Option {
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
    ([" \(name)"]
      + [argument].compactMap { $0 }.map(\.usage)
      + options.map { "[\($0.name)]" }).joined(separator: " ")
  }

  package func option(_ word: String) -> Option? { options.first { $0.word == word } }
}

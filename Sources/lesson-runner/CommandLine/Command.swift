import Workbook

/// A subcommand: how a user calls it, and what it does.
protocol Command: Equatable, Sendable {
  static var configuration: Configuration { get }

  /// Understands what stands behind its name.
  ///
  /// - Throws: ``UsageError`` when that does not fit.
  init(_ words: Words) throws

  /// - Throws: What ``Console/report(_:)`` can tell.
  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus
}

/// A subcommand as its help and the completions tell of it.
struct Configuration: Sendable {
  let name: String
  let abstract: String
  var argument: Argument?
  var options: [Option] = []

  /// A value that may stand behind the name.
  struct Argument: Sendable {
    let name: String
    let help: String
    let values: Values
    var isOptional = true
    /// Whether there may be more than one.
    var isRepeated = false

    var usage: String {
      let word = "<\(name)>\(isRepeated ? " ..." : "")"
      return isOptional ? "[\(word)]" : word
    }

    static let firstUnsolved = Argument(
      name: "exercise", help: "An exercise (1.2). (default: the first unsolved one)",
      values: .exercise)
  }

  /// The values that an argument can have.
  enum Values: Sendable {
    case scope
    case exercise
    case shell
    case folder
  }

  /// An option that may stand behind the name and the argument.
  struct Option: Sendable {
    /// As the help names it: `--all`, or `--format <format>` if it takes a value.
    let name: String
    let help: String
    /// The values that it can have; none if it takes no value.
    let values: [String]

    init(_ name: String, _ help: String, values: [String] = []) {
      self.name = name
      self.help = help
      self.values = values
    }

    static func format<Format: CaseIterable & RawRepresentable<String>>(_: Format.Type) -> Option {
      let names = Format.allCases.map(\.rawValue)
      let list =
        names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
      return Option(
        "--format <format>", "How to write it: \(list). (default: text)", values: names)
    }

    /// The name without that of its value.
    var word: String { String(name.prefix { $0 != " " }) }
  }

  /// The rest of the usage line, such as ` hint [<exercise>] [--all]`.
  var usage: String {
    ([" \(name)"]
      + [argument].compactMap { $0 }.map(\.usage)
      + options.map { "[\($0.name)]" }).joined(separator: " ")
  }

  func option(_ word: String) -> Option? { options.first { $0.word == word } }
}

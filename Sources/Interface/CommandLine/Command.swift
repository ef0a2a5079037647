/// A subcommand with its arguments.
///
/// A command's method `run` has a parameter for each dependency.
package protocol Command: Equatable, Sendable {
  static var configuration: Configuration { get }

  /// Creates a command from the arguments after the subcommand's name.
  ///
  /// - Throws: ``UsageError`` if the arguments are invalid.
  init(_ arguments: ParsedArguments) throws
}

/// A kind of command, and the function that runs such a command with a program's dependencies.
package struct Subcommand<App: Sendable>: Sendable {
  package typealias Run = @Sendable (App) async throws -> ExitStatus

  package let configuration: Configuration
  let parse: @Sendable (ParsedArguments) throws -> (any Command, Run)

  package init<Kind: Command>(
    _: Kind.Type, run: @escaping @Sendable (Kind, App) async throws -> ExitStatus
  ) {
    configuration = Kind.configuration
    parse = { arguments in
      let command = try Kind(arguments)
      return (command, { try await run(command, $0) })
    }
  }
}

/// The description of a subcommand, for the parser and the help.
package struct Configuration: Sendable {
  package let name: String
  package let abstract: String
  /// The explanation below the options in the help, or nil.
  package let discussion: String?
  package let argument: Argument?
  package let options: [Option]

  package init(
    name: String, abstract: String, discussion: String? = nil, argument: Argument? = nil,
    options: [Option] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.argument = argument
    self.options = options
  }

  /// A value that follows the subcommand's name.
  package struct Argument: Sendable {
    package let name: String
    package let help: String
    /// Whether the value names a part of the workbook, as in ``Scope``.
    let isScope: Bool
    package let isOptional: Bool
    package let isRepeated: Bool

    package init(
      name: String, help: String, isScope: Bool = false, isOptional: Bool = true,
      isRepeated: Bool = false
    ) {
      self.name = name
      self.help = help
      self.isScope = isScope
      self.isOptional = isOptional
      self.isRepeated = isRepeated
    }

    var usage: String {
      let word = "<\(name)>\(isRepeated ? " ..." : "")"
      return isOptional ? "[\(word)]" : word
    }

    package static let firstUnsolved = Argument(
      name: "exercise",
      help: "An exercise: 1.2, Shared, or its file. (default: the first unsolved one)")
  }

  package struct Option: Sendable {
    /// The name in the help: `--all`, or `--format <format>` for an option with a value.
    package let name: String
    package let help: String

    package init(_ name: String, _ help: String) {
      self.name = name
      self.help = help
    }

    package static func format<Format: CaseIterable & RawRepresentable<String>>(
      _: Format.Type
    ) -> Option {
      let names = Format.allCases.map(\.rawValue)
      let list =
        names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
      return Option("--format <format>", "The output format: \(list). (default: text)")
    }

    /// The option's name without the name of its value.
    package var flag: String { String(name.prefix { $0 != " " }) }
  }

  /// The subcommand's part of the usage line, such as ` hint [<exercise>] [--all]`.
  package var usage: String {
    ([" \(name)"] + [argument].compactMap { $0?.usage } + options.map { "[\($0.name)]" })
      .joined(separator: " ")
  }

  func option(_ flag: String) -> Option? { options.first { $0.flag == flag } }
}

/// The arguments after a subcommand's name.
package struct ParsedArguments {
  package internal(set) var values: [String] = []
  package var value: String? { values.first }
  /// The values of each option, in order; for an option without a value, empty texts.
  var options: [String: [String]] = [:]

  package func contains(_ option: String) -> Bool { options[option] != nil }

  /// The last value of an option, or nil if the option is missing.
  package subscript(option: String) -> String? { options[option]?.last }

  /// Returns all values of an option that may be repeated, in order.
  package func values(of option: String) -> [String] { options[option] ?? [] }

  /// Returns the format that `--format` names, or nil if the option is missing.
  package func format<Format: CaseIterable & RawRepresentable<String>>() throws -> Format? {
    guard let word = self["--format"] else { return nil }
    return try Self.format(named: word)
  }

  package static func format<Format: CaseIterable & RawRepresentable<String>>(
    named value: String
  ) throws -> Format {
    guard let format = Format(rawValue: value) else {
      let names = Format.allCases.map(\.rawValue)
      throw UsageError(
        "“\(value)” isn't a format. The formats: \(names.joined(separator: ", ")).",
        nearest: value, among: names)
    }
    return format
  }
}

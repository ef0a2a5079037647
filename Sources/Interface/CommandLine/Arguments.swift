package import Course
package import Grading

/// A command line, understood.
package enum Arguments {
  case help(String)
  case version
  case command(any Command)

  /// Understands a command line, without the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - commands: The subcommands that there are.
  ///   - standard: What is run when none is named; its options may be named all the same.
  /// - Returns: What it asks for.
  /// - Throws: ``UsageError`` when it is not one.
  package static func parse(
    _ arguments: [String], among commands: [any Command.Type], or standard: any Command
  ) throws -> Arguments {
    guard let first = arguments.first else { return .command(standard) }
    if helpOptions.contains(first) { return .help(Help.overview(of: commands)) }
    if first == "--version" { return .version }
    if first == "help" {
      let name = arguments.dropFirst().first { $0 != "help" && !helpOptions.contains($0) }
      guard let name else { return .help(Help.overview(of: commands)) }
      return .help(Help.text(for: try command(name, among: commands).configuration))
    }
    let standard = type(of: standard)
    if standard.configuration.option(name(of: first)) != nil {
      return try parse(arguments[...], of: standard)
    }
    return try parse(arguments.dropFirst(), of: try command(first, among: commands))
  }

  /// The name of an option, without the value that may stand behind it.
  private static func name(of argument: String) -> String { String(argument.prefix { $0 != "=" }) }

  private static func command(
    _ name: String, among commands: [any Command.Type]
  ) throws -> any Command.Type {
    if let command = commands.first(where: { $0.configuration.name == name }) { return command }
    if name.hasPrefix("-") {
      let option = Self.name(of: name)
      let owners = commands.map { $0.configuration }.filter { $0.option(option) != nil }
      guard owners.isEmpty else {
        let names = owners.map(\.name).joined(separator: ", ")
        throw UsageError("The option '\(option)' stands behind a subcommand: \(names).")
      }
      throw UsageError(
        "Unknown option '\(name)'.", nearest: name, among: ["--help", "--version"])
    }
    if name.first?.isNumber == true || name == "all" {
      throw UsageError("Unknown subcommand '\(name)'. Did you mean 'check \(name)'?")
    }
    throw UsageError(
      "Unknown subcommand '\(name)'.", nearest: name,
      among: commands.map { $0.configuration.name } + ["help"])
  }

  private static let helpOptions = ["-h", "--help"]

  private static func parse(
    _ arguments: ArraySlice<String>, of command: any Command.Type
  ) throws -> Arguments {
    let configuration = command.configuration
    var values: [String] = []
    var words = Words()
    var rest = arguments
    while let argument = rest.popFirst() {
      if helpOptions.contains(argument) { return .help(Help.text(for: configuration)) }
      if argument.hasPrefix("-") {
        // `--format json` and `--format=json` are the same.
        let parts = argument.split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false
        ).map(String.init)
        let name = parts.first ?? argument
        guard let option = configuration.option(name) else {
          throw UsageError(
            "Unknown option '\(name)'.", nearest: name,
            among: configuration.options.map(\.word) + ["--help"], of: configuration)
        }
        let takesValue = option.name != name
        if !takesValue, parts.count > 1 {
          throw UsageError("The option '\(name)' takes no value.", of: configuration)
        }
        guard let value = takesValue ? parts.dropFirst().first ?? rest.popFirst() : "" else {
          throw UsageError("Missing value for '\(option.name)'.", of: configuration)
        }
        words[name] = value
      } else {
        values.append(argument)
      }
    }
    if configuration.argument?.isRepeated != true,
      values.count > (configuration.argument == nil ? 0 : 1)
    {
      throw UsageError("Unexpected argument '\(values.last ?? "")'.", of: configuration)
    }
    words.values = values
    do {
      return .command(try command.init(words))
    } catch let error as UsageError {
      throw UsageError(error.message, of: configuration)
    }
  }
}

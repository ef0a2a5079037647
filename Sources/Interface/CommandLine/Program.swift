import Course

/// A program with subcommands.
package struct Program<App: Sendable>: Sendable {
  package let name: String
  package let version: String
  /// The program's purpose and usage, shown above the lists in the help.
  package let overview: String
  /// The subcommands, in the help's order.
  package let commands: [Subcommand<App>]

  package init(name: String, version: String, overview: String, commands: [Subcommand<App>]) {
    self.name = name
    self.version = version
    self.overview = overview
    self.commands = commands
  }

  /// Runs a command line, given without the program's name.
  ///
  /// Without a subcommand, runs `standard`, or shows the help if `standard` is nil. The option
  /// `--plain`, which can be anywhere, makes the console plain.
  package func run(
    _ arguments: [String], or standard: String?, _ console: Console,
    in makeApp: @Sendable (Console) throws -> App
  ) async -> ExitStatus {
    let console = arguments.contains(plainOption) ? console.plain : console
    do {
      switch try parse(arguments.filter { $0 != plainOption }, or: standard) {
      case .help(let text): try console.print(text)
      case .version: try console.print(version)
      case .command(let command, let run):
        do { return try await run(makeApp(console)) } catch let error as UsageError {
          throw UsageError(error.message, of: type(of: command).configuration)
        }
      }
      return .success
    } catch {
      let call = (error as? UsageError).map { "\n\(usage(of: $0.command))" } ?? ""
      if let text = ErrorText.text(for: error) { console.note(text + call) }
      return ExitStatus(of: error)
    }
  }

  // MARK: Parsing

  /// The meaning of a command line.
  package enum Invocation {
    case help(String)
    case version
    case command(any Command, Subcommand<App>.Run)
  }

  package func parse(_ arguments: [String], or standard: String?) throws -> Invocation {
    let standard = try standard.map(command)
    guard let first = arguments.first else {
      return try standard.map { try parse([], of: $0) } ?? .help(help)
    }
    if helpOptions.contains(first) { return .help(help) }
    if first == "--version" { return .version }
    if first == "help" {
      let name = arguments.dropFirst().first { $0 != "help" && !helpOptions.contains($0) }
      guard let name else { return .help(help) }
      return .help(help(on: try command(name).configuration))
    }
    if let standard, standard.configuration.option(optionName(first)) != nil {
      return try parse(arguments[...], of: standard)
    }
    return try parse(arguments.dropFirst(), of: try command(first))
  }

  private var helpOptions: [String] { ["-h", "--help"] }

  private var plainOption: String { "--plain" }

  /// Returns the name of an option, without a value after “=”.
  private func optionName(_ argument: String) -> String { String(argument.prefix { $0 != "=" }) }

  private func command(_ name: String) throws -> Subcommand<App> {
    if let command = commands.first(where: { $0.configuration.name == name }) { return command }
    if name.hasPrefix("-") {
      let option = optionName(name)
      let owners = commands.map { $0.configuration }.filter { $0.option(option) != nil }
      guard owners.isEmpty else {
        let names = owners.map(\.name).joined(separator: ", ")
        throw UsageError("The option “\(option)” goes after a subcommand: \(names).")
      }
      throw UsageError(
        "Unknown option “\(name)”.", nearest: name, among: ["--help", "--version", plainOption])
    }
    // Numbers, names and paths of exercises have such characters, and no subcommand's name does.
    let isLikelyScope = name.contains { $0.isNumber || $0.isUppercase || "./".contains($0) }
    if name == "all" || isLikelyScope,
      !commands.contains(where: { $0.configuration.name == name.lowercased() }),
      let likely = commands.first(where: { $0.configuration.argument?.isScope == true })
    {
      let call = "\(likely.configuration.name) \(name)"
      throw UsageError("Unknown subcommand “\(name)”. Did you mean “\(call)”?")
    }
    throw UsageError(
      "Unknown subcommand “\(name)”.", nearest: name,
      among: commands.map { $0.configuration.name } + ["help"])
  }

  private func parse(
    _ arguments: ArraySlice<String>, of subcommand: Subcommand<App>
  ) throws -> Invocation {
    let configuration = subcommand.configuration
    var parsed = ParsedArguments()
    var rest = arguments
    while let argument = rest.popFirst() {
      if helpOptions.contains(argument) { return .help(help(on: configuration)) }
      guard argument.hasPrefix("-") else {
        parsed.values.append(argument)
        continue
      }
      // `--format json` and `--format=json` are equivalent.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let name = parts.first ?? argument
      guard let option = configuration.option(name) else {
        throw UsageError(
          "Unknown option “\(name)”.", nearest: name,
          among: configuration.options.map(\.flag) + ["--help", plainOption], of: configuration)
      }
      let takesValue = option.name != name
      if !takesValue, parts.count > 1 {
        throw UsageError("The option “\(name)” takes no value.", of: configuration)
      }
      guard let value = takesValue ? parts.dropFirst().first ?? rest.popFirst() : "" else {
        throw UsageError("Missing value for “\(option.name)”.", of: configuration)
      }
      parsed.options[name, default: []].append(value)
    }
    // A title, such as `1.1 HardWired`, is one value even without quotation marks.
    if let argument = configuration.argument, !argument.isRepeated,
      parsed.values.first?.first?.isNumber == true,
      parsed.values.dropFirst().allSatisfy({ $0.first?.isLetter == true })
    {
      parsed.values = [parsed.values.joined(separator: " ")]
    }
    if configuration.argument?.isRepeated != true,
      parsed.values.count > (configuration.argument == nil ? 0 : 1)
    {
      throw UsageError("Unexpected argument “\(parsed.values.last ?? "")”.", of: configuration)
    }
    do {
      let (command, run) = try subcommand.parse(parsed)
      return .command(command, run)
    } catch let error as UsageError {
      throw UsageError(error.message, of: configuration)
    }
  }

  // MARK: Help, in the layout of swift-argument-parser

  package var help: String {
    """
    OVERVIEW: \(overview)

    USAGE: swift run \(name) [<subcommand>]

    OPTIONS:
    \(table([
      (plainOption, "With any subcommand: words for marks and drawings, for a screen reader."),
      ("--version", "Show the version."), ("-h, --help", "Show help information."),
    ]))

    ENVIRONMENT:
    \(table([
      ("NO_COLOR", "If not empty, output has no colors."),
      ("FORCE_COLOR", "If neither empty nor 0, use colors even if the output isn't a terminal."),
      ("CLICOLOR_FORCE", "The same as FORCE_COLOR. NO_COLOR overrides both."),
      ("TERM", "If it is dumb, the same as \(plainOption)."),
    ]))

    SUBCOMMANDS:
    \(table(commands.map { ($0.configuration.name, $0.configuration.abstract) }))

      See “\(name) help <subcommand>” for detailed help.
    """
  }

  package func help(on command: Configuration) -> String {
    let arguments = command.argument.map { argument in
      "\nARGUMENTS:\n\(table([("<\(argument.name)>", argument.help)]))\n"
    }
    let options =
      command.options.map { ($0.name, $0.help) } + [("-h, --help", "Show help information.")]
    return """
      OVERVIEW: \(command.abstract)

      USAGE: \(name)\(command.usage)
      \(arguments ?? "")
      OPTIONS:
      \(table(options))\(command.discussion.map { "\n\n\($0)" } ?? "")
      """
  }

  /// Returns the usage of the program or a subcommand, for a usage error.
  package func usage(of command: Configuration?) -> String {
    """
    Usage: \(name)\(command?.usage ?? " [<subcommand>]")
      See “\(name)\(command.map { " \($0.name)" } ?? "") --help” for more information.
    """
  }

  private func table(_ entries: [(name: String, help: String)]) -> String {
    entries.map { name, help in
      let column = "  \(name)".padding(to: 26)
      return column.count == 26 ? column + help : "\(column)\n\("".padding(to: 26))\(help)"
    }
    .joined(separator: "\n")
  }
}

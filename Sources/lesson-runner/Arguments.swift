import Workbook

/// What the command line asks for.
enum Arguments: Equatable {
  case help(String)
  case version
  case command(Command)

  /// Understands a command line, without the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - isInTerminal: Whether somebody could press keys, so that no command means `watch`.
  /// - Throws: ``UsageError`` when it is not one.
  init(parsing arguments: [String], isInTerminal: Bool) throws {
    guard let first = arguments.first else {
      self = .command(isInTerminal ? .watch : .check(.fromFirstUnsolved))
      return
    }
    switch first {
    case _ where Self.helpOptions.contains(first):
      self = .help(Help.overview)
    case "--version":
      self = .version
    case "help":
      let name = arguments.dropFirst().first { $0 != "help" && !Self.helpOptions.contains($0) }
      self = .help(try name.map { Help.text(for: try Self.subcommand($0)) } ?? Help.overview)
    default:
      self = try Self.parse(arguments.dropFirst(), of: try Self.subcommand(first))
    }
  }

  private static func subcommand(_ name: String) throws -> Subcommand {
    if let subcommand = Subcommand.all.first(where: { $0.name == name }) { return subcommand }
    if name.hasPrefix("-") {
      throw UsageError(
        "Unknown option '\(name)'.", nearest: name, among: ["--help", "--version"])
    }
    if name.first?.isNumber == true || name == "all" {
      throw UsageError("Unknown subcommand '\(name)'. Did you mean 'check \(name)'?")
    }
    throw UsageError(
      "Unknown subcommand '\(name)'.", nearest: name,
      among: Subcommand.all.map(\.name) + ["help"])
  }

  private static let helpOptions = ["-h", "--help"]

  private static func parse(
    _ arguments: ArraySlice<String>, of subcommand: Subcommand
  ) throws -> Arguments {
    var values: [String] = []
    var options = Options()
    var rest = arguments
    while let argument = rest.popFirst() {
      if helpOptions.contains(argument) { return .help(Help.text(for: subcommand)) }
      if argument.hasPrefix("-") {
        // `--format svg` and `--format=svg` are the same.
        let parts = argument.split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false
        ).map(String.init)
        let name = parts.first ?? argument
        guard let option = subcommand.option(name) else {
          throw UsageError(
            "Unknown option '\(name)'.", nearest: name,
            among: subcommand.options.map(\.word) + ["--help"],
            of: subcommand)
        }
        let takesValue = option.name != name
        if !takesValue, parts.count > 1 {
          throw UsageError("The option '\(name)' takes no value.", of: subcommand)
        }
        guard let value = takesValue ? parts.dropFirst().first ?? rest.popFirst() : "" else {
          throw UsageError("Missing value for '\(option.name)'.", of: subcommand)
        }
        options[name] = value
      } else {
        values.append(argument)
      }
    }
    if values.count > (subcommand.argument == nil ? 0 : 1) {
      throw UsageError("Unexpected argument '\(values.last ?? "")'.", of: subcommand)
    }
    do {
      return .command(try subcommand.make(values.first, options))
    } catch let error as UsageError {
      throw UsageError(error.message, of: subcommand)
    }
  }
}

/// The options of a command line, with their values; one that takes none has an empty one.
struct Options {
  private var values: [String: String] = [:]

  func contains(_ name: String) -> Bool { values[name] != nil }

  subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

/// A command line that cannot be understood: why, and what would be.
struct UsageError: Error, Equatable {
  let message: String
  let usage: String

  init(_ message: String, of subcommand: Subcommand? = nil) {
    self.message = message
    let name = subcommand.map { " \($0.name)" } ?? ""
    usage = """
      Usage: lesson-runner\(subcommand?.usage ?? " [<subcommand>]")
        See 'lesson-runner\(name) --help' for more information.
      """
  }

  /// Suggests the name that is most like the one that was typed, if one is like it at all.
  init(
    _ message: String, nearest typed: String, among names: [String],
    of subcommand: Subcommand? = nil
  ) {
    let nearest = names.map { ($0, $0.distance(to: typed)) }.min { $0.1 < $1.1 }
    let isLike = nearest.map { $0.1 <= max(1, typed.count / 2) } ?? false
    self.init(
      isLike ? "\(message) Did you mean '\(nearest?.0 ?? "")'?" : message, of: subcommand)
  }
}

extension String {
  /// How many letters must be changed, added or taken away to make one word of the other.
  func distance(to other: String) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in other.enumerated() {
        let above = row[column + 1]
        row[column + 1] =
          letter == otherLetter ? diagonal : 1 + Swift.min(diagonal, above, row[column])
        diagonal = above
      }
    }
    return row[other.count]
  }
}

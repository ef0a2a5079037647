import Workbook

/// A subcommand as a user meets it: its name, what it takes, and what it becomes.
struct Subcommand: Sendable {
  let name: String
  let abstract: String
  var argument: Argument?
  var options: [Option] = []
  let make: @Sendable (_ value: String?, _ options: Options) throws -> Command

  /// What may stand behind the name.
  struct Argument {
    let name: String
    let help: String
    let values: Values
    var isOptional = true
  }

  /// What may stand behind the name and the argument.
  struct Option {
    /// As the help names it: `--all`, or `--format <format>` if it takes a value.
    let name: String
    let help: String
    /// What the value can be.
    let values: [String]

    init(_ name: String, _ help: String, values: [String] = []) {
      self.name = name
      self.help = help
      self.values = values
    }

    /// The name without that of its value.
    var word: String { String(name.prefix { $0 != " " }) }
  }

  /// What can be given as an argument.
  enum Values: Equatable {
    case scope
    case exercise
    case shell
  }

  /// The rest of the usage line, such as ` hint [<exercise>] [--all]`.
  var usage: String {
    ([" \(name)"]
      + [argument].compactMap { $0 }.map { $0.isOptional ? "[<\($0.name)>]" : "<\($0.name)>" }
      + options.map { "[\($0.name)]" }).joined(separator: " ")
  }

  func option(_ word: String) -> Option? { options.first { $0.word == word } }

  static let all = [
    Subcommand(
      name: "check",
      abstract: "Grade from the first unsolved exercise, or what you name.",
      argument: Argument(
        name: "what",
        help: "A lesson (1), an exercise (1.2), or all. With all, no failure stops it.",
        values: .scope),
      options: [formatOption(ReportFormat.self)]
    ) { value, options in
      .check(try scope(value), try format(options["--format"]) ?? .text)
    },
    Subcommand(
      name: "watch",
      abstract: "Grade the current exercise at every save. Needs a terminal."
    ) { _, _ in .watch },
    Subcommand(
      name: "list",
      abstract: "Show every lesson and exercise with its state."
    ) { _, _ in .list },
    Subcommand(
      name: "hint",
      abstract: "Show the next hint, one more each time.",
      argument: firstUnsolved,
      options: [Option("--all", "Show all hints at once.")]
    ) { value, options in .hint(try exercise(value), all: options.contains("--all")) },
    Subcommand(
      name: "show",
      abstract: "Show the text of an exercise, or the introduction of a lesson.",
      argument: Argument(
        name: "what", help: "An exercise (1.2) or a lesson (1). (default: the first unsolved one)",
        values: .scope)
    ) { value, _ in
      if let lesson = value.flatMap({ Int($0) }) { return .showLesson(lesson) }
      return .show(try exercise(value))
    },
    Subcommand(
      name: "wiring",
      abstract: "Draw what the exercise's types declare that they need and hold.",
      argument: firstUnsolved,
      options: [formatOption(Wire.Format.self)]
    ) { value, options in
      .wiring(try exercise(value), try format(options["--format"]) ?? .text)
    },
    Subcommand(
      name: "answer",
      abstract: "Show what tells your file from the answer.",
      argument: firstUnsolved,
      options: [
        Option("--wiring", "Draw the wiring of your file, and that of the answer."),
        Option("--yes", "Show it without asking, though the exercise is not solved."),
      ]
    ) { value, options in
      .answer(
        try exercise(value), isSure: options.contains("--yes"),
        wiring: options.contains("--wiring"))
    },
    Subcommand(
      name: "reset",
      abstract: "Put an exercise back as shipped, and keep your version.",
      argument: Argument(
        name: "exercise", help: "An exercise (1.2).", values: .exercise, isOptional: false),
      options: [Option("--yes", "Put it back without asking.")]
    ) { value, options in
      guard let id = try exercise(value) else {
        throw UsageError("Say which exercise is to be put back, such as 1.2.")
      }
      return .reset(id, isSure: options.contains("--yes"))
    },
    Subcommand(
      name: "doctor",
      abstract: "Look for what keeps the workbook from working, and say what to do."
    ) { _, _ in .doctor },
    Subcommand(
      name: "completions",
      abstract: "Print a script that lets a shell complete this command.",
      argument: Argument(
        name: "shell", help: "bash, zsh or fish.", values: .shell, isOptional: false)
    ) { value, _ in
      guard let shell = value.flatMap(Shell.init) else {
        let reason = value.map { "'\($0)' is no shell that is known here." } ?? "Which shell?"
        throw UsageError("\(reason) Write bash, zsh or fish.")
      }
      return .completions(shell)
    },
    Subcommand(
      name: "verify",
      abstract: "For authors: prove that exercises, answers and tests fit together.",
      argument: Argument(
        name: "what", help: "A lesson (1), an exercise (1.2), or all. (default: all)",
        values: .scope),
      options: [
        Option("--record", "Record how these exercises fail as shipped; draw their pictures.")
      ]
    ) { value, options in
      .verify(try scope(value ?? "all"), record: options.contains("--record"))
    },
  ]

  private static let firstUnsolved = Argument(
    name: "exercise", help: "An exercise (1.2). (default: the first unsolved one)",
    values: .exercise)

  private static func scope(_ value: String?) throws -> Command.Scope {
    switch value {
    case nil: .fromFirstUnsolved
    case "all": .all
    case let value?:
      if let lesson = Int(value) {
        .lesson(lesson)
      } else if let id = ExerciseID(value) {
        .exercise(id)
      } else {
        throw UsageError("'\(value)' is no lesson and no exercise. Write 1, 1.2 or all.")
      }
    }
  }

  private static func formatOption<Format: CaseIterable & RawRepresentable<String>>(_: Format.Type)
    -> Option
  {
    let names = Format.allCases.map(\.rawValue)
    let list =
      names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
    return Option(
      "--format <format>", "How to write it: \(list). (default: text)", values: names)
  }

  private static func format<Format: CaseIterable & RawRepresentable<String>>(_ value: String?)
    throws -> Format?
  {
    guard let value else { return nil }
    guard let format = Format(rawValue: value) else {
      let names = Format.allCases.map(\.rawValue)
      throw UsageError(
        "'\(value)' is no format. The formats: \(names.joined(separator: ", ")).",
        nearest: value, among: names)
    }
    return format
  }

  private static func exercise(_ value: String?) throws -> ExerciseID? {
    guard let value else { return nil }
    guard let id = ExerciseID(value) else {
      throw UsageError("'\(value)' is no exercise. Write its number, such as 1.2.")
    }
    return id
  }
}

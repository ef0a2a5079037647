import Workbook

/// A subcommand as a user meets it: its name, what it takes, and what it becomes.
struct Subcommand: Sendable {
  typealias Entry = (name: String, help: String)

  let name: String
  let abstract: String
  var argument: Entry?
  var options: [Entry] = []
  let make: @Sendable (_ value: String?, _ options: Options) throws -> Command

  /// The rest of the usage line, such as ` hint [<exercise>] [--all]`.
  var usage: String {
    ([" \(name)"] + [argument?.name].compactMap { $0 }.map { "[<\($0)>]" }
      + options.map { "[\($0.name)]" }).joined(separator: " ")
  }

  /// An option as its help names it: `--all`, or `--format <format>` if it takes a value.
  func option(_ name: String) -> Entry? {
    options.first { $0.name == name || $0.name.hasPrefix("\(name) ") }
  }

  static let all = [
    Subcommand(
      name: "check",
      abstract: "Grade from the first unsolved exercise, or what you name.",
      argument: ("what", "A lesson (1), an exercise (1.2), or all. With all, no failure stops it.")
    ) { value, _ in .check(try scope(value)) },
    Subcommand(
      name: "list",
      abstract: "Show every lesson and exercise with its state."
    ) { _, _ in .list },
    Subcommand(
      name: "hint",
      abstract: "Show the next hint, one more each time.",
      argument: ("exercise", "An exercise (1.2). (default: the first unsolved one)"),
      options: [("--all", "Show all hints at once.")]
    ) { value, options in .hint(try exercise(value), all: options.contains("--all")) },
    Subcommand(
      name: "show",
      abstract: "Show the exercise's text from its lesson.",
      argument: ("exercise", "An exercise (1.2). (default: the first unsolved one)")
    ) { value, _ in .show(try exercise(value)) },
    Subcommand(
      name: "wiring",
      abstract: "Draw what the exercise's types declare that they need and hold.",
      argument: ("exercise", "An exercise (1.2). (default: the first unsolved one)"),
      options: [("--format <format>", "How to write it: text, mermaid or svg. (default: text)")]
    ) { value, options in .wiring(try exercise(value), try format(options["--format"])) },
    Subcommand(
      name: "verify",
      abstract: "For authors: prove that exercises, answers and tests fit together.",
      options: [("--record", "Record anew how the shipped exercises fail.")]
    ) { _, options in .verify(record: options.contains("--record")) },
  ]

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

  private static func format(_ value: String?) throws -> Wire.Format {
    guard let value else { return .text }
    guard let format = Wire.Format(rawValue: value) else {
      let names = Wire.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("'\(value)' is no format. The formats: \(names).")
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

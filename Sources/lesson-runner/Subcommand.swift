import Workbook

/// A subcommand as a user meets it: its name, what it takes, and what it becomes.
struct Subcommand: Sendable {
  typealias Entry = (name: String, help: String)

  let name: String
  let abstract: String
  var argument: Entry?
  var options: [Entry] = []
  let make: @Sendable (_ value: String?, _ options: Set<String>) throws -> Command

  /// The rest of the usage line, such as ` hint [<exercise>] [--all]`.
  var usage: String {
    ([" \(name)"] + [argument?.name].compactMap { $0 }.map { "[<\($0)>]" }
      + options.map { "[\($0.name)]" }).joined(separator: " ")
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
      name: "verify",
      abstract: "For authors: prove that exercises, answers and tests fit together.",
      argument: ("what", "A lesson (1), an exercise (1.2), or all. (default: all)"),
      options: [("--record", "Record anew how these exercises fail as shipped.")]
    ) { value, options in
      .verify(try scope(value ?? "all"), record: options.contains("--record"))
    },
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

  private static func exercise(_ value: String?) throws -> ExerciseID? {
    guard let value else { return nil }
    guard let id = ExerciseID(value) else {
      throw UsageError("'\(value)' is no exercise. Write its number, such as 1.2.")
    }
    return id
  }
}

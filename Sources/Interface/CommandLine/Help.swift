package import Course
package import Grading

/// The help texts, laid out as swift-argument-parser lays them out.
package enum Help {
  package static func overview(of commands: [any Command.Type]) -> String {
    """
    OVERVIEW: Leads you through the workbook, exercise by exercise.

    Fix the exercises below Lessons/. In a terminal, watch grades at \
    every save; elsewhere, check grades
    once. Without a subcommand, the one that fits is run.

    USAGE: swift run lesson-runner [<subcommand>]

    OPTIONS:
    \(table([("--version", "Show the version."), ("-h, --help", "Show help information.")]))

    ENVIRONMENT:
    \(table(environment))

    SUBCOMMANDS:
    \(table(commands.map { ($0.configuration.name, $0.configuration.abstract) }))

      See 'lesson-runner help <subcommand>' for detailed help.
    """
  }

  private static let environment = [
    ("NO_COLOR", "If not empty, nothing is colored."),
    ("FORCE_COLOR", "If neither empty nor 0, color even if the output isn't a terminal."),
    ("CLICOLOR_FORCE", "The same as FORCE_COLOR. NO_COLOR overrides both."),
  ]

  package static func text(for command: Configuration) -> String {
    let arguments = command.argument.map { argument in
      "\nARGUMENTS:\n\(table([("<\(argument.name)>", argument.help)]))\n"
    }
    let options =
      command.options.map { ($0.name, $0.help) } + [("-h, --help", "Show help information.")]
    return """
      OVERVIEW: \(command.abstract)

      USAGE: lesson-runner\(command.usage)
      \(arguments ?? "")
      OPTIONS:
      \(table(options))
      """
  }

  private static func table(_ entries: [(name: String, help: String)]) -> String {
    entries.map { name, help in
      let column = "  \(name)".padding(to: 26)
      return column.count == 26 ? column + help : "\(column)\n\("".padding(to: 26))\(help)"
    }
    .joined(separator: "\n")
  }
}

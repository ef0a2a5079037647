import Course
import Interface

/// A command that prints a completion script for a shell.
struct Completions: Command {
  static let configuration = Configuration(
    name: "completions", abstract: "Print a script that lets a shell complete this command.",
    argument: .init(
      name: "shell", help: "zsh, bash or fish.", values: .shell, isOptional: false))

  var shell: Shell

  func run(in app: App) throws -> ExitStatus {
    let script = CompletionScript(
      commands: Program.lessonRunner.commands.map { $0.configuration },
      exercises: app.workbook.catalog.exercises.map(\.id))
    try app.console.print(script.text(for: shell))
    return .success
  }
}

extension Completions {
  init(_ arguments: ParsedArguments) throws {
    guard let shell = arguments.value.flatMap(Shell.init) else {
      let reason = arguments.value.map { "“\($0)” isn't a known shell." }
      throw UsageError("\(reason ?? "Which shell?") Write zsh, bash or fish.")
    }
    self.init(shell: shell)
  }
}

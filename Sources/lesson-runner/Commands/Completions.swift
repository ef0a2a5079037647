import Course
import Grading
import Interface

/// Prints a script that lets a shell complete this command.
struct Completions: Command {
  static let configuration = Configuration(
    name: "completions", abstract: "Print a script that lets a shell complete this command.",
    argument: .init(
      name: "shell", help: "zsh, bash or fish.", values: .shell, isOptional: false))

  var shell: Shell

  func run(in workbook: Workbook, _ console: Console) -> ExitStatus {
    let script = CompletionScript(
      commands: Commands.all.map { $0.configuration },
      exercises: workbook.catalog.exercises.map(\.id))
    console.print(script.text(for: shell))
    return .success
  }
}

extension Completions {
  init(_ words: Words) throws {
    guard let shell = words.value.flatMap(Shell.init) else {
      let reason = words.value.map { "'\($0)' is no shell that is known here." } ?? "Which shell?"
      throw UsageError("\(reason) Write zsh, bash or fish.")
    }
    self.init(shell: shell)
  }
}

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
    let script = CompletionScript(exercises: app.workbook.catalog.exercises.map(\.id))
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

/// A shell with support for completions.
enum Shell: String, CaseIterable {
  case zsh, bash, fish
}

/// Shell scripts that complete subcommands, options and exercise numbers.
struct CompletionScript {
  let exercises: [ExerciseID]
  private let commands = Program.lessonRunner.commands.map { $0.configuration }

  func text(for shell: Shell) -> String {
    switch shell {
    case .zsh: zsh
    case .bash: bash
    case .fish: fish
    }
  }

  /// The subcommands, each with the words that can follow.
  private var subcommands: [(name: String, abstract: String, words: String)] {
    commands.map { ($0.name, $0.abstract, words(after: $0).joined(separator: " ")) }
      + [("help", "Show help on a subcommand.", commands.map(\.name).joined(separator: " "))]
  }

  private func words(after command: Configuration) -> [String] {
    let ids = exercises.map(\.description)
    let values =
      switch command.argument?.values {
      case .scope: Set(exercises.map(\.lesson)).sorted().map(\.description) + ids + ["all"]
      case .exercise: ids
      case .shell: Shell.allCases.map(\.rawValue)
      case .folder, nil: [String]()
      }
    return values + command.options.map(\.word) + ["--plain", "--help"]
  }

  /// The options that take a value, each with the possible values.
  private var valued: [(subcommand: String, option: String, words: String)] {
    commands.flatMap { command in
      command.options.filter { !$0.values.isEmpty }
        .map { (command.name, $0.word, $0.values.joined(separator: " ")) }
    }
  }

  /// Returns branches of a `case` over `subcommand:previous word`.
  ///
  /// `command` returns the shell command that suggests the given words.
  private func branches(_ command: (_ words: String) -> String) -> String {
    let branches =
      valued.map { ("\($0.subcommand):\($0.option)", $0.words) }
      + subcommands.map { ("\($0.name):*", $0.words) }
    return branches.map { "      \($0)) \(command($1)) ;;" }.joined(separator: "\n")
  }

  private var bash: String {
    """
    # To use it: eval "$(swift run lesson-runner completions bash)"
    _lesson_runner() {
      local words=""
      if [ "$COMP_CWORD" -eq 1 ]; then
        words="\(subcommands.map(\.name).joined(separator: " ")) --help --plain --version"
      elif [ "$COMP_CWORD" -le 4 ]; then
        case "${COMP_WORDS[1]}:${COMP_WORDS[COMP_CWORD - 1]}" in
    \(branches { "words=\"\($0)\"" })
        esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
    }
    complete -F _lesson_runner lesson-runner
    """
  }

  private var zsh: String {
    let names = subcommands.map { "      \("\($0.name):\($0.abstract)".quotedForShell)" }
    return """
      #compdef lesson-runner
      # To use it: eval "$(swift run lesson-runner completions zsh)"
      _lesson_runner() {
        if (( CURRENT == 2 )); then
          local -a subcommands=(
      \(names.joined(separator: "\n"))
          )
          _describe 'subcommand' subcommands
        elif (( CURRENT <= 5 )); then
          case "$words[2]:$words[CURRENT-1]" in
      \(branches { "compadd -- \($0)" })
          esac
        fi
      }
      (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
      compdef _lesson_runner lesson-runner
      """
  }

  private var fish: String {
    let complete = "complete -c lesson-runner"
    let lines =
      subcommands.flatMap { name, abstract, words in
        [
          "\(complete) -n __fish_use_subcommand -a \(name) -d \(abstract.quotedForShell)",
          "\(complete) -n '__fish_seen_subcommand_from \(name)' -a '\(words)'",
        ]
      }
      + valued.map { subcommand, option, words in
        let name = option.drop { $0 == "-" }
        return "\(complete) -n '__fish_seen_subcommand_from \(subcommand)' -l \(name) "
          + "-x -a '\(words)'"
      }
    return """
      # To use it: swift run lesson-runner completions fish | source
      \(complete) -f
      \(lines.joined(separator: "\n"))
      """
  }
}

extension String {
  /// The text, quoted as one word for bash, zsh and fish.
  fileprivate var quotedForShell: String { "'\(replacing("'", with: #"'\''"#))'" }
}

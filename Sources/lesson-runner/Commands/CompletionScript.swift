import Course
import Interface

/// A shell with support for completions.
enum Shell: String, CaseIterable {
  case zsh
  case bash
  case fish
}

/// Shell scripts that complete subcommands, options and exercise numbers.
struct CompletionScript {
  let commands: [Configuration]
  let exercises: [ExerciseID]

  func text(for shell: Shell) -> String {
    switch shell {
    case .zsh: zsh
    case .bash: bash
    case .fish: fish
    }
  }

  /// The subcommands, each with the words that can follow.
  private var subcommands: [(name: String, abstract: String, words: [String])] {
    commands.map { subcommand in
      let values = subcommand.argument.map { words(for: $0.values) } ?? []
      return (
        subcommand.name, subcommand.abstract,
        values + subcommand.options.map(\.word) + ["--plain", "--help"]
      )
    } + [("help", "Show help on a subcommand.", commands.map(\.name))]
  }

  /// The options that take a value, each with the possible values.
  private var values: [(subcommand: String, option: String, words: [String])] {
    commands.flatMap { subcommand in
      subcommand.options.filter { !$0.values.isEmpty }.map {
        (subcommand.name, $0.word, $0.values)
      }
    }
  }

  /// Returns branches of a `case` over `subcommand:previous word`.
  ///
  /// `command` returns the shell command that suggests the given words.
  private func branches(_ command: ([String]) -> String) -> String {
    let branches =
      values.map { ("\($0.subcommand):\($0.option)", command($0.words)) }
      + subcommands.map { ("\($0.name):*", command($0.words)) }
    return branches.map { "      \($0)) \($1) ;;" }.joined(separator: "\n")
  }

  private func words(for values: Configuration.Values) -> [String] {
    let ids = exercises.map(\.description)
    switch values {
    case .scope:
      return Set(exercises.map(\.lesson)).sorted().map { "\($0)" } + ids + ["all"]
    case .exercise: return ids
    case .shell: return Shell.allCases.map(\.rawValue)
    case .folder: return []
    }
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
    \(branches { "words=\"\($0.joined(separator: " "))\"" })
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
      \(branches { "compadd -- \($0.joined(separator: " "))" })
          esac
        fi
      }
      (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
      compdef _lesson_runner lesson-runner
      """
  }

  private var fish: String {
    let lines =
      subcommands.flatMap { name, abstract, words in
        [
          """
          complete -c lesson-runner -n __fish_use_subcommand -a \(name) -d \
          \(abstract.quotedForShell)
          """,
          "complete -c lesson-runner -n '__fish_seen_subcommand_from \(name)' "
            + "-a '\(words.joined(separator: " "))'",
        ]
      }
      + values.map { subcommand, option, words in
        "complete -c lesson-runner -n '__fish_seen_subcommand_from \(subcommand)' "
          + "-l \(option.drop { $0 == "-" }) -x -a '\(words.joined(separator: " "))'"
      }
    return """
      # To use it: swift run lesson-runner completions fish | source
      complete -c lesson-runner -f
      \(lines.joined(separator: "\n"))
      """
  }
}

extension String {
  /// The text, quoted as one word for bash, zsh and fish.
  fileprivate var quotedForShell: String { "'\(replacing("'", with: #"'\''"#))'" }
}

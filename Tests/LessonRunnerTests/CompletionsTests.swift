import Course
import Fixtures
import Foundation
import Grading
import Interface
import Testing

@testable import lesson_runner

/// The scripts are run by the shells that this machine has; of the others, only the text is read.
@Suite("completions", .patient)
struct CompletionsTests {
  private static let completions = CompletionScript(
    exercises: [(1, 1), (1, 2), (2, 1)].map { ExerciseID(lesson: $0, number: $1) })

  /// What is typed, and what a shell may add to it.
  private static let lines: [(typed: [String], found: [String])] = [
    (["ch"], ["check"]),
    (["re"], ["reset"]),
    (
      ["check", ""],
      ["1", "2", "1.1", "1.2", "2.1", "all", "--all-messages", "--format", "--plain", "--help"]
    ),
    (["check", "--f"], ["--format"]),
    (["check", "--format", ""], ["text", "json", "junit", "github"]),
    (["check", "all", "--format", "j"], ["json", "junit"]),
    (["hint", "1."], ["1.1", "1.2"]),
    (["hint", "1.1", "--a"], ["--all"]),
    (["completions", "z"], ["zsh"]),
    (["help", "sho"], ["show"]),
    (["list", "x"], []),
  ]

  @Test("bash completes", .enabled(if: has("bash")), arguments: lines)
  func bash(typed: [String], found: [String]) async throws {
    let words = (["lesson-runner"] + typed).map { "'\($0)'" }.joined(separator: " ")
    let output = try await run(
      "bash", "--norc",
      """
      \(Self.completions.text(for: .bash))
      COMP_WORDS=(\(words)) COMP_CWORD=\(typed.count)
      _lesson_runner
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(Set(output) == Set(found))
  }

  /// In a script there is no line editor: what the editor would be told is printed.
  @Test("zsh completes", .enabled(if: has("zsh")), arguments: lines)
  func zsh(typed: [String], found: [String]) async throws {
    let words = (["lesson-runner"] + typed).map { "'\($0)'" }.joined(separator: " ")
    let output = try await run(
      "zsh", "-f",
      """
      compdef() { }
      compadd() { shift; print -l -- "$@" }
      _describe() { print -l -- "${(@)${(@P)2}%%:*}" }
      \(Self.completions.text(for: .zsh))
      words=(\(words)) CURRENT=\(typed.count + 1)
      _lesson_runner
      """)
    let start = typed.last ?? ""
    #expect(Set(output.filter { $0.hasPrefix(start) }) == Set(found))
  }

  @Test("fish completes", .enabled(if: has("fish")), arguments: lines)
  func fish(typed: [String], found: [String]) async throws {
    let output = try await run(
      "fish", "--no-config",
      """
      \(Self.completions.text(for: .fish))
      complete -C 'lesson-runner \(typed.joined(separator: " "))' | string split -f 1 \\t
      """)
    #expect(Set(output) == Set(found))
  }

  @Test("every subcommand is in every script", arguments: Shell.allCases)
  func complete(shell: Shell) {
    let script = Self.completions.text(for: shell)
    for name in Program.lessonRunner.commands.map({ $0.configuration.name }) + ["help"] {
      #expect(script.contains(name))
    }
  }

  private static func has(_ shell: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  /// The lines that a shell prints for a script.
  private func run(_ shell: String, _ option: String, _ script: String) async throws -> [String] {
    let process = ChildProcess(
      [shell, option, "-c", script], in: TemporaryFolder.home,
      environment: ProcessInfo.processInfo.environment, limit: .patient)
    let result = try await process.run()
    #expect(result.errors == "")
    return result.output.split(separator: "\n").map(String.init)
  }
}

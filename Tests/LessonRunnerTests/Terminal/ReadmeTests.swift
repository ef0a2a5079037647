import Fixtures
import Foundation
import Testing

extension TerminalTests {
  @Suite("every command that the first page shows")
  struct ReadmeTests {
    /// What a reader would type, as it stands there, each command once.
    private static let commands: [String] = {
      let file = FixtureWorkbook.checkout.appending(path: "README.md")
      let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      var commands: [String] = []
      for (index, part) in page.components(separatedBy: "```").enumerated() {
        let isBlock = index % 2 == 1
        for line in isBlock ? [part] : part.components(separatedBy: "\n") {
          let words = isBlock ? [line] : line.matches(of: /`([^`]+)`/).map { String($0.1) }
          let named = words.compactMap { $0.firstMatch(of: /^… ([a-z]+)/)?.1 }
          commands += words.compactMap { word in
            let word = word.trimmingCharacters(in: .whitespacesAndNewlines)
            if word.hasPrefix("… ") { return "swift run lesson-runner\(word.dropFirst())" }
            // Beside “… check 1.2” there may stand “check 1”.
            if named.contains(where: { word.hasPrefix("\($0) ") }) {
              return "swift run lesson-runner \(word)"
            }
            return word.contains(/^(\w+=\S+ )*swift |^lesson-runner\(\)/) ? word : nil
          }
        }
      }
      return commands.reduce(into: []) { all, next in if !all.contains(next) { all.append(next) } }
    }()

    /// One lesson of the workbook, its first exercise solved, and a class of one learner.
    private static let workbook = Result {
      let workbook = try WorkbookCopy("whole", lessons: 1...1)
      let file = "Lessons/1-BadWay/1-HardWired.swift"
      let answer = try workbook.text(of: "Answers/1-BadWay/1-HardWired.swift")
      for path in [file, "class/ada/\(file)"] { try workbook.write(answer, to: path) }
      return workbook
    }

    private static var ofTheRunner: [String] { commands.filter { !$0.hasSuffix("swift test") } }

    @Test("those of the runner do their part", arguments: ofTheRunner)
    func runner(command: String) async throws {
      let workbook = try Self.workbook.get()
      let programs = try TemporaryFolder()
      // “swift run” would build the runner once more, which these tests were built with.
      try programs.writeProgram(
        """
        #!/bin/sh
        PATH="$OTHERS:$(dirname "$0")"
        [ "$1 $2" = "run lesson-runner" ] || exec swift "$@"
        shift 2
        exec "$RUNNER" "$@"
        """, to: "swift")
      for editor in ["zed", "xed"] {
        try programs.writeProgram("#!/bin/sh\necho \"$@\" > \"$0.opened\"\n", to: editor)
      }
      let others = ProcessInfo.processInfo.environment["PATH"] ?? ""
      // The page says what to write for another shell.
      let words = command.replacing("completions zsh", with: "completions bash")
      let terminal = try PseudoTerminal()
      let process = try terminal.start(
        ["/bin/bash", "-c", "\(words)\necho \"exit status $?\""], in: workbook.root,
        environment: [
          "PATH": "\(programs.root.path):\(others)", "OTHERS": others,
          "RUNNER": CommandRun.executable().path,
        ])
      var isAnswered = false
      try await process.wait(for: "The end of “\(command)”") {
        let shown = terminal.shown
        let isWatching = shown.contains(/of \d+ solved\nh hint/)
        let answer = isWatching ? "q" : shown.contains("[y/N]") ? "y\n" : ""
        if !isAnswered, !answer.isEmpty {
          isAnswered = true
          terminal.type(answer)
        }
        return shown.contains(/exit status \d+\n/)
      }
      let shown = terminal.shown
      let needsSandbox = shown.contains("bubblewrap")
      #expect(shown.contains(/exit status [01]\n/) || needsSandbox, "\(shown)")
      guard let editor = command.firstMatch(of: /VISUAL=(\w+)/)?.1 else { return }
      try await process.wait(for: "The file in the editor") {
        (try? programs.text(of: "\(editor).opened"))?.contains(".swift") == true
      }
    }

    @Test("those of SwiftPM stand in .ci/run")
    func tests() throws {
      let script = try String(
        contentsOf: FixtureWorkbook.checkout.appending(path: ".ci/run"), encoding: .utf8)
      for command in Self.commands where command.hasSuffix("swift test") {
        #expect(script.contains(command))
      }
    }

    @Test("there are many")
    func count() {
      #expect(Self.ofTheRunner.count > 20, "\(Self.commands)")
      #expect(Self.commands.count >= Self.ofTheRunner.count + 4)
    }
  }
}

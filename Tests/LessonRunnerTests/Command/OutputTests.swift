import Fixtures
import Foundation
import Testing
import Workbook

extension CommandTests {
  @Suite("the output")
  struct OutputTests {
    let workbook: FixtureWorkbook

    init() throws {
      workbook = try FixtureWorkbook(keepsVerdicts: true)
    }

    @Test(
      "it holds no escape sequence where it is no terminal",
      arguments: [["TERM": "xterm-256color"], ["TERM": "dumb"], ["NO_COLOR": "1"]])
    func plain(environment: [String: String]) async throws {
      for command in ["check", "list", "show", "hint"] {
        let run = try await CommandRun(command, in: workbook.root, environment: environment)
        #expect(!run.output.isEmpty)
        #expect(!(run.output + run.errors).contains("\u{1B}"), "\(command)")
      }
    }

    @Test(
      "forced color adds color, also to a compiler's error, and changes nothing else",
      arguments: ["FORCE_COLOR", "CLICOLOR_FORCE"])
    func forced(name: String) async throws {
      for source in [try workbook.text(of: "Lessons/1-Numbers/1-One.swift"), "func one( {\n"] {
        try workbook.write(source, to: "Lessons/1-Numbers/1-One.swift")
        try workbook.remove(".lesson-runner/verdicts")
        let colored = try await CommandRun("check", in: workbook.root, environment: [name: "1"])
        let plain = try await CommandRun("check", in: workbook.root)
        #expect(colored.output.contains("\u{1B}["))
        #expect(colored.output.replacing(/\u{1B}\[\d+m/, with: "") == plain.output)
        #expect(colored.status == plain.status)
      }
    }

    @Test("it is as wide as COLUMNS says where it is no terminal")
    func width() async throws {
      let run = try await CommandRun(
        "show", "1.1", in: workbook.root, environment: ["COLUMNS": "40"])
      #expect(
        run.output.contains("\nSomebody counts from two. The first\n")
      )
    }

    @Test("when nobody reads it any more, the command ends as others do")
    func closed() async throws {
      let run = try await CommandRun("list", in: workbook.root, standardOutput: try unread())
      #expect(run.errors == "")
      // Where the tests themselves run without that signal, so does the command.
      #expect(run.wasSignalled ? run.status == SIGPIPE : run.status == 70)
    }

    @Test("when nobody reads it and no signal says so, the command ends without a crash")
    func closedWithoutSignal() async throws {
      let run = try await CommandRun(
        "list", in: workbook.root, standardOutput: try unread(), ignoresBrokenPipe: true)
      #expect(run.errors == "")
      #expect(!run.wasSignalled)
      #expect(run.status == 70)
    }

    @Test(
      "when it can't be written, the command says why",
      .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
      arguments: [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
    func unwritable(redirection: String, reason: String) async throws {
      let shell = ChildProcess(
        ["sh", "-c", "exec \"$0\" list \(redirection)", try CommandRun.executable().path],
        in: workbook.root, environment: CommandRun.plainEnvironment, limit: .seconds(60))
      let result = try await shell.run()
      #expect(
        result.errors == """
          Error: the result can't be written to the standard output: \(reason). Let it go to a \
          terminal, or to a file on a disk with free space, and try again.

          """)
      #expect(result.ending == .exited(70))
    }

    /// The writing end of a pipe whose other end is closed.
    private func unread() throws -> FileHandle {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      return pipe.fileHandleForWriting
    }
  }
}

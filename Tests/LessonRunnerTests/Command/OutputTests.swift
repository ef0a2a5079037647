import Fixtures
import Foundation
import Grading
import Testing

extension CommandTests {
  @Suite("the output")
  struct OutputTests {
    let workbook: FixtureWorkbook

    init() throws {
      workbook = try FixtureWorkbook(keepsVerdicts: true)
    }

    @Test("when nobody reads it any more, the command ends as others do")
    func closed() async throws {
      let run = try await CommandRun("list", in: workbook.root, standardOutput: try unread())
      #expect(run.errors == "")
      // The command inherits an ignored signal from the tests, and then has a status of its own.
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
          Error: the result can't be written to standard output: \(reason). Write it to a \
          terminal, or to a file on a disk with free space, and try again.

          """)
      #expect(result.ending == .exited(70))
    }

    /// Returns the writing end of a pipe whose other end is closed.
    private func unread() throws -> FileHandle {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      return pipe.fileHandleForWriting
    }
  }
}

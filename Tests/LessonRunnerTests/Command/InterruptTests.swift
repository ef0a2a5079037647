import Fixtures
import Foundation
import Testing

extension CommandTests {
  @Suite("an interrupted command")
  struct InterruptTests {
    let workbook: FixtureWorkbook
    let scratch: TemporaryFolder

    init() throws {
      workbook = try FixtureWorkbook()
      scratch = try TemporaryFolder()
    }

    @Test("while the compiler runs: it says so, and leaves nothing running and nothing changed")
    func whileBuilding() async throws {
      try scratch.writeProgram(
        """
        #!/bin/sh
        sleep 600 &
        echo "$$ $!" > "$STARTED.new"
        mv "$STARTED.new" "$STARTED"
        wait
        """, to: "swift")
      try await interrupt(environment: ["PATH": "\(scratch.root.path):/usr/bin:/bin"])
    }

    @Test("while the tests run: it says so, and leaves nothing running and nothing changed")
    func whileTesting() async throws {
      try workbook.write(Self.endless, to: "Lessons/1-Numbers/1-One.swift")
      try await interrupt(environment: [:])
    }

    private static let endless = """
      import Foundation

      func one() -> Int {
        let sleeper = Process()
        sleeper.executableURL = URL(filePath: "/bin/sleep")
        sleeper.arguments = ["600"]
        try? sleeper.run()
        let own = ProcessInfo.processInfo
        try? Data("\\(own.processIdentifier) \\(sleeper.processIdentifier)".utf8)
          .write(to: URL(filePath: own.environment["STARTED"] ?? ""), options: .atomic)
        while true { sleep(1) }
      }

      """

    @Test(
      "while it asks a question: it ends, without waiting for Enter",
      arguments: ["answer", "reset"])
    func whileAsking(command: String) async throws {
      let terminal = try PseudoTerminal()
      let runner = try terminal.startRunner(command, "1.1", in: workbook.root)
      try await runner.expect("[y/N] ")
      terminal.type("\u{3}")
      #expect(try await runner.ending() == .exited(130))
      #expect(terminal.text.shown.hasSuffix("\nInterrupted. Nothing of yours was changed.\n"))
    }

    @Test("killed while the tests run, it leaves none of their programs running")
    func killed() async throws {
      try workbook.write(Self.endless, to: "Lessons/1-Numbers/1-One.swift")
      let started = scratch.root.appending(path: "started")
      let run = try await CommandRun(
        "check", "1.1", in: workbook.root, environment: ["STARTED": started.path]
      ) { process in
        while !FileManager.default.fileExists(atPath: started.path), process.isRunning {
          try await Task.sleep(for: .milliseconds(20))
        }
        kill(process.processIdentifier, SIGKILL)
      }
      #expect(run.wasSignalled)
      try await expectNothingLeft()
    }

    /// Interrupts a check as soon as the program that it started has written its process IDs to a
    /// file.
    private func interrupt(environment: [String: String]) async throws {
      let started = scratch.root.appending(path: "started")
      let before = try workbook.writtenFiles()
      let run = try await CommandRun(
        "check", "1.1", in: workbook.root,
        environment: environment.merging(["STARTED": started.path]) { $1 }
      ) { process in
        while !FileManager.default.fileExists(atPath: started.path), process.isRunning {
          try await Task.sleep(for: .milliseconds(20))
        }
        process.interrupt()
      }
      #expect(run.output == "")
      #expect(run.errors.hasSuffix("\nInterrupted. Nothing of yours was changed.\n"))
      #expect(run.status == 130)
      #expect(!run.wasSignalled)
      #expect(try workbook.writtenFiles() == before)

      try await expectNothingLeft()
    }

    /// Expects that the program and its child, which is in a separate process group, have ended.
    private func expectNothingLeft() async throws {
      let processes = RunningProcess.all(in: try scratch.text(of: "started"))
      #expect(processes.count == 2)
      for process in processes {
        #expect(try await process.isGone(), "\(process.id) still runs.")
      }
    }
  }
}

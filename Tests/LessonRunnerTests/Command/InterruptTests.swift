import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CommandTests {
  @Suite("an interrupted command")
  struct InterruptTests {
    let workbook: FixtureWorkbook
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "interrupt-\(UUID().uuidString)")

    init() throws {
      workbook = try FixtureWorkbook()
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    @Test("while the compiler runs: it says so, and leaves nothing running and nothing changed")
    func whileBuilding() async throws {
      let swift = scratch.appending(path: "swift")
      try Data(
        """
        #!/bin/sh
        sleep 600 &
        echo "$$ $!" > "$STARTED.new"
        mv "$STARTED.new" "$STARTED"
        wait
        """.utf8
      ).write(to: swift)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
      try await interrupt(environment: ["PATH": "\(scratch.path):/usr/bin:/bin"])
    }

    @Test("while the tests run: it says so, and leaves nothing running and nothing changed")
    func whileTesting() async throws {
      try workbook.write(
        """
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

        """, to: "Lessons/1-Numbers/1-One.swift")
      try await interrupt(environment: [:])
    }

    /// Interrupts a check as soon as what it started has written down its processes.
    private func interrupt(environment: [String: String]) async throws {
      defer { try? FileManager.default.removeItem(at: scratch) }
      let started = scratch.appending(path: "started")
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

      let processes = try String(contentsOf: started, encoding: .utf8)
        .split { $0.isWhitespace }.compactMap { pid_t($0) }
      #expect(processes.count == 2)
      for process in processes { #expect(try await hasEnded(process), "\(process) still runs.") }
    }

    /// Whether a process is gone, or a zombie that nobody has asked for yet.
    private func hasEnded(_ process: pid_t) async throws -> Bool {
      for _ in 1...100 {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        if kill(process, 0) != 0 || status?.contains(") Z ") == true { return true }
        try await Task.sleep(for: .milliseconds(50))
      }
      return false
    }
  }
}

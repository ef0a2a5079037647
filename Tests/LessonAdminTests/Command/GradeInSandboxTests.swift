import Fixtures
import Foundation
import Testing

@testable import Workbook

#if os(Linux)
  /// On CI a sandbox that is missing is an error: there, no test is skipped unseen.
  @Sendable private func sandboxWorks() async throws -> Bool {
    if isCI { return true }
    let folder = try TemporaryFolder()
    return (try? await Sandbox.found(in: folder.root)) != nil
  }

  extension CommandTests {
    @Suite(
      "grade, in the sandbox",
      .enabled("It needs a sandbox that works: the package bubblewrap.", sandboxWorks))
    struct GradeInSandboxTests {
      @Test("what it runs ends with it, though it is killed and cannot end anything")
      func killed() async throws {
        let workbook = try FixtureWorkbook()
        let seconds = "79.\(Int.random(in: 1_000_000...9_999_999))"
        let learners = try TemporaryFolder([
          "ada/Lessons/1-Numbers/1-One.swift": """
          import Foundation

          func one() -> Int {
            let words: [UnsafeMutablePointer<CChar>?] = [
              strdup("setsid"), strdup("/bin/sleep"), strdup("\(seconds)"), nil,
            ]
            var id: pid_t = 0
            posix_spawn(&id, "/usr/bin/setsid", nil, nil, words, nil)
            while true { sleep(1) }
          }

          """
        ])
        var processes: [RunningProcess] = []
        let run = try await CommandRun(
          "grade", learners.root.appending(path: "ada").path, in: workbook.root
        ) { process in
          while processes.isEmpty, process.isRunning {
            try await Task.sleep(for: .milliseconds(50))
            processes = RunningProcess.all(withArgument: seconds)
          }
          kill(process.processIdentifier, SIGKILL)
        }
        #expect(run.wasSignalled)
        #expect(!processes.isEmpty)
        for process in processes { #expect(try await process.isGone()) }
      }
    }
  }
#endif

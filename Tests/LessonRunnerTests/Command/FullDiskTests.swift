import Fixtures
import Foundation
import Grading
import Testing

/// Returns whether the tests can mount a small disk that no other process sees.
@Sendable private func canMount() async throws -> Bool {
  #if os(Linux)
    let folder = try TemporaryFolder()
    let shell = ChildProcess(
      ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", folder.root.path], in: folder.root,
      environment: ProcessInfo.processInfo.environment, limit: .seconds(20))
    return try await shell.run().ending == .exited(0)
  #else
    false
  #endif
}

extension CommandTests {
  @Suite("where a disk is full", .enabled("It needs a mounted disk.", canMount))
  struct FullDiskTests {
    let workbook: FixtureWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"

    init() throws {
      workbook = try FixtureWorkbook()
    }

    /// Runs the command with a small disk mounted on a folder.
    private func run(
      _ words: String, onDiskOf size: String, for folder: String, filled: Bool = false
    ) async throws -> ChildProcess.Result {
      let fill = filled ? "head -c 1000000 /dev/zero >\"$1/fill\" 2>/dev/null;" : ""
      let mount = "mount -t tmpfs -o size=\(size) tmpfs \"$1\""
      let script = "\(mount) && { \(fill) exec \"$0\" \(words); }"
      let shell = ChildProcess(
        ["unshare", "-rm", "sh", "-c", script, try CommandRun.executable().path, folder],
        in: workbook.root, environment: CommandRun.plainEnvironment, limit: .seconds(110))
      return try await shell.run()
    }

    @Test("check says so")
    func check() async throws {
      let result = try await run("check 1.1", onDiskOf: "100k", for: ".build")
      #expect(result.output == "")
      #expect(result.errors.contains("\nError: The disk is full: "))
      #expect(result.errors.contains(" MB are left for \(workbook.root.path)/.build"))
      #expect(result.ending == .exited(70))
    }

    @Test("reset says which file can't be written, and leaves the learner's as it was")
    func reset() async throws {
      let folder = ".lesson-runner"
      try workbook.write("// mine\n", to: file)
      let result = try await run("reset 1.1 --yes", onDiskOf: "16k", for: folder, filled: true)
      #expect(
        result.errors.hasPrefix(
          "Error: \(file) was not reset, and is unchanged. Your version can't be kept.\n"
            + "\(workbook.root.path)/\(folder)/kept/1-Numbers/1-One."))
      #expect(result.errors.contains("No space left on device. Free some space on that disk"))
      #expect(result.ending == .exited(70))
      #expect(try workbook.text(of: file) == "// mine\n")
    }
  }
}

import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

/// What can be seen of the sandbox without running anything in it.
///
/// `LessonAdminTests` runs a hostile program.
@Suite("The sandbox")
struct SandboxTests {
  @Test("a machine without a program for it has none")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let tools = folder.root.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: tools.appending(path: "sh").path, withDestinationPath: "/bin/sh")
    let machine = Machine(environment: ["PATH": tools.path], program: nil, processorCount: 1)
    let error = await #expect(throws: WorkbookError.self) {
      try await Sandbox.found(in: folder.root, machine)
    }
    guard case .noSandbox = error else {
      Issue.record("It is \(String(describing: error)).")
      return
    }
  }

  @Test("a status that a shell makes of a signal is that signal, and any other is itself")
  func ending() {
    let sandbox = Sandbox(
      maker: .bubblewrap, toolchain: .temporaryDirectory, root: .temporaryDirectory)
    #expect(sandbox.ending(of: .exited(128 + SIGILL)) == .signalled(SIGILL))
    #expect(sandbox.ending(of: .exited(1)) == .exited(1))
    #expect(sandbox.ending(of: .ranTooLong) == .ranTooLong)
  }

  @Test("on macOS, the compiler may keep clang modules in the folder of this run alone")
  func clangModules() throws {
    let folder = try TemporaryFolder()
    let own = folder.root.appending(path: "run")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let sandbox = Sandbox(maker: .seatbelt, toolchain: folder.root, root: folder.root)
    let process = sandbox.around(
      ChildProcess(["tests"], in: folder.root, environment: [:], limit: .patient), in: own,
      reading: [folder.root])
    let path = own.realPath.path
    #expect(process.command.first == "CLANG_MODULE_CACHE_PATH=\(path)/ModuleCache")
    #expect(process.command.last == "tests")
    let profile = try #require(process.command.first { $0.hasPrefix("(version 1)") })
    #expect(profile.hasSuffix("(allow file-read-data file-write* (subpath \"\(path)\"))"))
  }
}

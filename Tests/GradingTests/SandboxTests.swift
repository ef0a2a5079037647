import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

/// Tests of the sandbox that run no program in the sandbox.
///
/// `LessonAdminTests` runs a hostile program in the sandbox.
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
      try await Sandbox.find(in: folder.root, machine)
    }
    guard case .noSandbox = error else {
      Issue.record("It is \(String(describing: error)).")
      return
    }
  }

  @Test("a status that a shell makes of a signal is that signal, and any other is itself")
  func ending() {
    #expect(Sandbox.ending(of: .exited(128 + SIGILL)) == .signalled(SIGILL))
    #expect(Sandbox.ending(of: .exited(1)) == .exited(1))
    #expect(Sandbox.ending(of: .ranTooLong) == .ranTooLong)
  }

  @Test("files that a program saves exist before it runs, and belong to nobody's earlier text")
  func saved() throws {
    let folder = try TemporaryFolder(["object.o": "of an earlier text"])
    let secret = try TemporaryFolder(["secret": "secret"])
    let module = folder.root.appending(path: "module")
    try FileManager.default.createSymbolicLink(
      at: module, withDestinationURL: secret.root.appending(path: "secret"))
    let files = [folder.root.appending(path: "object.o"), module]
    let sandbox = Sandbox(toolchain: .temporaryDirectory, root: folder.root)
    let process = try sandbox.isolating(
      ChildProcess(["compiler"], in: folder.root, environment: [:], limit: .patient),
      in: folder.root.appending(path: "room"), reading: [], saving: files)
    for file in files {
      #expect(file.kind == .typeRegular)
      #expect(try Data(contentsOf: file).isEmpty)
    }
    #expect(try secret.text(of: "secret") == "secret")
    let writable = process.command.indices.filter { process.command[$0] == "--bind" }
      .map { process.command[$0 + 1] }
    #expect(writable == files.map(\.path))
    #expect(process.command.last == "compiler")
  }
}

import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("what doctor says of the toolchain")
struct ToolchainTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(Self.files, isOutside: true)
  }

  @Test("a compiler that is new enough is well", arguments: ["6.3", "6.3.1", "6.10", "7.0"])
  func newEnough(version: String) async throws {
    let finding = try await finding(printing: "Swift version \(version) (release)")
    #expect(finding == .good("Swift is \(version); 6.3 or newer is needed."))
  }

  @Test("an older one is told, with what is needed", arguments: ["6.2.4", "5.10"])
  func tooOld(version: String) async throws {
    let finding = try await finding(printing: "Apple Swift version \(version) (release)")
    #expect(finding.mark == .failed)
    #expect(finding.text == "Swift is \(version), and the workbook needs 6.3 or newer.")
  }

  @Test("a program of that name that is no Swift is told")
  func otherProgram() async throws {
    #expect(
      try await finding(printing: "swift 2.29.1 (object storage)").text
        == "The command “swift” doesn't print its version.")
  }

  @Test("a command that does not run is told")
  func missing() async throws {
    let finding = try await toolchain { _ in nil }.version()
    #expect(finding.text == "The command “swift” doesn't run.")
  }

  @Test("where there is no git, it says that it cannot tell what was edited")
  func noGit() async throws {
    #expect(try await toolchain { _ in nil }.edits().mark == .note)
  }

  @Test("a test that was edited is told, and an exercise is not")
  func edited() async throws {
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-m", "All"],
    ] {
      let git = ChildProcess(
        ["git"] + arguments, in: folder.root,
        environment: ProcessInfo.processInfo.environment, limit: .patient)
      try #require(try await git.run().ending == .exited(0))
    }
    let toolchain = try toolchain { command in
      try? await ChildProcess(
        command, in: folder.root, environment: ProcessInfo.processInfo.environment, limit: .patient
      ).run().output
    }
    try folder.write("let solved = true\n", to: "Lessons/1-Only/1-This.swift")
    #expect(
      await toolchain.edits()
        == .good("Tests, sources and answers are unchanged since the last commit."))
    try folder.write("// weaker\n", to: "Tests/OnlyTests/1-ThisTests.swift")
    try folder.write("// other\n", to: "Lessons/1-Only/Support/Support.swift")
    #expect(
      await toolchain.edits().text
        == "Lessons/1-Only/Support/Support.swift and 1 other path changed since the last commit.")
  }

  private static let files = [
    "Package.swift": "// swift-tools-version: 6.3\n", "Lessons/1-Only/README.md": "# 1 Only",
    "Lessons/1-Only/1-This.swift": "", "Lessons/1-Only/Support/Support.swift": "",
    "Tests/OnlyTests/1-ThisTests.swift": "",
  ]

  private func finding(printing text: String) async throws -> Finding {
    try await toolchain { _ in text }.version()
  }

  private func toolchain(output: @escaping ([String]) async -> String?) throws -> Diagnosis {
    Diagnosis(
      workbook: try Workbook(root: folder.root), grader: FakeGrader().grader, tools: nil,
      output: output)
  }
}

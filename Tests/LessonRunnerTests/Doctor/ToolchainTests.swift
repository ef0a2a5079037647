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

  @Test(
    "where git says nothing, it is told whether git is there, and reads this checkout",
    arguments: [
      (nil, "", "The command “git” doesn't run, so"),
      (
        "git version 2", "fatal: not a git repository (or any of the parent directories): .git\n",
        "This isn't a git checkout, so"
      ),
      (
        "git version 2", "fatal: detected dubious ownership in repository at '/w'\nTo add …\n",
        "This checkout belongs to another user, and git doesn't read it, so"
      ),
      (
        "git version 2", "fatal: bad config line 1\n",
        "Git can't read this checkout (fatal: bad config line 1), so"
      ),
    ])
  func noGit(version: String?, words: String, reason: String) async throws {
    let finding = try await toolchain { command in
      switch command {
      case ["git", "--version"]: version
      case ["sh", "-c", "LC_ALL=C git status 2>&1 || true"]: words
      default: nil
      }
    }.edits()
    #expect(finding.mark == .note)
    #expect(finding.text == "\(reason) it's unknown whether tests or sources were changed.")
    let trusting = "git config --global --add safe.directory \(folder.root.path)"
    #expect(finding.remedy?.contains(trusting) == words.contains("dubious"))
  }

  @Test("what git couldn't merge is told first")
  func unmerged() async throws {
    #expect(try await toolchain { _ in "" }.mergeConflicts() == nil)
    let finding = try await toolchain { _ in "Lessons/1-Only/1-This.swift\nTests/a.swift\n" }
      .mergeConflicts()
    #expect(
      finding
        == .bad(
          "Git couldn't merge Lessons/1-Only/1-This.swift and 1 other file.",
          remedy: ".github/SETUP.md says how to go on: “To update the book”."))
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

import Fixtures
import Foundation
import Testing

@testable import lesson_admin

@Suite("The starter files")
struct StarterTextsTests {
  private let fixture: SampleWorkbook
  private let path = "Tests/Proofs/1-Numbers/1-First/shipped.swift"

  init() throws {
    fixture = try SampleWorkbook()
  }

  @Test("a text is a starter file, whatever an editor made of its spaces, and not if it's changed")
  func spaces() throws {
    try fixture.write("func number() -> Int {\n  2\n}\n", to: path)
    let starters = StarterTexts(in: try fixture.workbook())
    for text in [
      "func number() -> Int {\n  2\n}\n", "func number() -> Int {\r\n  2\r\n}\r\n",
      "\u{FEFF}func number() -> Int {\n\t2\n}",
    ] {
      #expect(starters.contains(Data(text.utf8)), "\(text.debugDescription)")
    }
    for text in ["", "func number() -> Int {\n  3\n}\n", "func number() -> Int {\n  2\n}\n//\n"] {
      #expect(!starters.contains(Data(text.utf8)), "\(text.debugDescription)")
    }
  }

  @Test("earlier versions of a starter file are starter files, too")
  func history() async throws {
    let versions = ["one\n-- two\n", "one\n@@ three\n", "+four"]
    var environment = ProcessInfo.processInfo.environment.merging(TemporaryFolder.environment) {
      $1
    }
    environment["GIT_DIR"] = "/nowhere"
    try git("init", "--quiet")
    for version in versions {
      try fixture.write(version, to: path)
      try fixture.write("an answer \(version)", to: "Lessons/1-Numbers/1-First.swift")
      try git("add", ".")
      try git("commit", "--quiet", "--message", version)
    }
    let starters = await StarterTexts(in: try fixture.workbook(), environment: environment)
    for version in versions { #expect(starters.contains(Data(version.utf8)), "\(version)") }
    for text in ["an answer +four", "one", "-- two", "four"] {
      #expect(!starters.contains(Data(text.utf8)), "\(text)")
    }
  }

  @Test("without git, there are the current ones")
  func noHistory() async throws {
    let starters = await StarterTexts(
      in: try fixture.workbook(), environment: ["PATH": "/nowhere"])
    #expect(starters.contains(Data(try fixture.text(of: path).utf8)))
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
    process.currentDirectoryURL = fixture.root
    process.environment = ProcessInfo.processInfo.environment
      .merging(["HOME": fixture.root.path, "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
      .filter { !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].contains($0.key) }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}

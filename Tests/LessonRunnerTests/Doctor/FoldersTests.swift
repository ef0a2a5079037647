import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("what doctor says of folders and files")
struct FoldersTests {
  private static let exercise = "Lessons/1-Only/1-This.swift"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "", "Lessons/1-Only/README.md": "# 1 Only", Self.exercise: "",
      "Answers/1-Only/1-This.swift": "",
    ])
  }

  @Test("where everything can be written, all is well, and nothing is left behind")
  func writing() throws {
    #expect(try folders().writability().mark == .passed)
    #expect(try folder.names(in: "") == ["Answers", "Lessons", "Package.swift"])
    #expect(try folder.names(in: "Lessons/1-Only") == ["1-This.swift", "README.md"])
  }

  @Test(
    "a folder that cannot be written to is named",
    arguments: [".build", ".lesson-runner"])
  func notWriting(name: String) throws {
    try folder.write("a file in the folder's place", to: name)
    let finding = try folders().writability()
    #expect(finding.mark == .failed)
    #expect(finding.text == "Files can't be created in \(name): Not a directory.")
    #expect(finding.remedy == "A file is where a folder should be. Move it away, and try again.")
  }

  @Test("a folder of the compiler's that cannot be written to is named, too")
  func outside() throws {
    try folder.write("", to: "temporary")
    let place = folder.root.appending(path: "temporary")
    let finding = try folders(outside: [place]).writability()
    #expect(finding.text == "Files can't be created in \(place.path): Not a directory.")
    let missing = folder.root.appending(path: "not/yet")
    #expect(try folders(outside: [missing]).writability().mark == .passed)
    #expect(missing.kind == nil)
  }

  @Test(
    "why a file cannot be created decides what to do",
    arguments: [
      (EROFS, "root", "That disk is read-only. Move the workbook to a writable one."),
      (ENOSPC, "root", "Free some space on that disk, and try again."),
      (
        EACCES, "ann",
        "Check who owns the file and its folder (with “ls -l”), and give yourself permission to "
          + "read and write there."
      ),
      (
        EACCES, "root",
        "It belongs to root, perhaps because Swift ran there with sudo, or in a container. To get "
          + "it back: sudo chown -R ann \"/w/.build\""
      ),
    ])
  func remedy(code: Int32, owner: String, remedy: String) {
    let problem = FileProblem("/w/.build/file", code)
    #expect(problem.remedy(owner: owner, of: "/w/.build", user: "ann") == remedy)
  }

  @Test("exercises that can be read are counted")
  func readable() throws {
    #expect(try folders().exercises() == [.good("1 exercise can be read.")])
  }

  @Test("an exercise that is no text is named, with the way to get it back")
  func noText() throws {
    try folder.write(Data([0xFF]), to: Self.exercise)
    #expect(
      try folders().exercises() == [
        .bad(
          "\(Self.exercise) is missing, or isn't UTF-8.",
          remedy: "swift run lesson-runner reset 1.1")
      ])
  }

  private func folders(outside: [URL] = []) throws -> Diagnosis {
    Diagnosis(
      workbook: try Workbook(root: folder.root), grader: FakeGrader().grader, tools: nil,
      compilerFolders: outside, output: { _ in nil })
  }
}

import Course
import Fixtures
import Foundation
import Testing

@testable import lesson_admin

@Suite("A missing exercise that is elsewhere")
struct MisplacedFilesTests {
  private let workbook: SampleWorkbook
  private let learners: TemporaryFolder

  init() throws {
    workbook = try SampleWorkbook()
    learners = try TemporaryFolder(["ben/Lessons/1-Numbers/1-First.swift": ""])
  }

  /// Returns the misplaced files that are found for `1.1 First` and `1.2 Second`.
  private func found(_ files: String...) throws -> [String: String] {
    for file in files { try learners.write("// text\n", to: file) }
    let root = learners.root
    let workbook = try workbook.workbook()
    let handIns = try HandIn.all(
      at: ["ada", "ben"].map { root.appending(path: $0).path }, workbook,
      StarterTexts(in: workbook))
    let pairs = handIns[0].misplaced.map { ("\($0.id)", $1) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static let second = "ada/Lessons/1-Numbers/2-Second.swift"

  @Test(
    "its name differs",
    arguments: [
      "1-first.swift", "1-Frist.swift", "First.swift", "1 First.swift", "1.1 First.swift",
      "01-First.swift", "1-First copy.swift", "1-First (1).swift", "1-First.swift.txt",
      "1-First.txt", "1-First", "1-Solution.swift",
    ])
  func name(name: String) throws {
    #expect(try found(Self.second, "ada/Lessons/1-Numbers/\(name)") == ["1.1": name])
  }

  @Test(
    "its folder differs",
    arguments: [
      "Lessons/1-numbers", "Lessons/Numbers", "Lessons/2-Words", "Lessons", "Lessons/1-Numbers/Old",
      "lessons/1-Numbers", "workbook/Lessons/1-Numbers", "1-Numbers",
    ])
  func folder(folder: String) throws {
    let path = "\(folder)/1-First.swift"
    #expect(try found(Self.second, "ada/\(path)") == ["1.1": path])
  }

  @Test("a whole checkout is deeper than it should be")
  func nested() throws {
    let folder = "workbook/Lessons/1-Numbers"
    #expect(
      try found("ada/\(folder)/1-First.swift", "ada/\(folder)/2-Second.swift")
        == ["1.1": "\(folder)/1-First.swift", "1.2": "\(folder)/2-Second.swift"])
  }

  @Test(
    "nothing is found in other files of a checkout, nor a file that is another exercise",
    arguments: [
      "Answers/1-Numbers/1-First.swift", "Tests/NumbersTests/1-FirstTests.swift",
      "Lessons/1-Numbers/Support/1-First.swift", ".build/1-First.swift",
      "Lessons/1-Numbers/README.md", "Lessons/1-Numbers/1-First.png",
    ])
  func others(path: String) throws {
    #expect(try found(Self.second, "ada/\(path)") == [:])
  }

  @Test("a name that would command the terminal doesn't, and a link isn't followed")
  func hostile() throws {
    let name = "1-First\u{1B}[31m.swift"
    #expect(
      try found(Self.second, "ada/Lessons/1-Numbers/\(name)") == ["1.1": "1-First?[31m.swift"])
    try learners.remove("ada/Lessons/1-Numbers/\(name)")
    for (link, target) in [("Lessons/1-Numbers/1-first.swift", "other"), ("loop", ".")] {
      try FileManager.default.createSymbolicLink(
        atPath: learners.root.appending(path: "ada/\(link)").path, withDestinationPath: target)
    }
    #expect(try found() == [:])
  }
}

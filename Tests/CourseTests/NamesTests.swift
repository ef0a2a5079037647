import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("A word that names a part of the workbook")
struct NamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "",
      "Lessons/1-BadWay/README.md": "# 1 BadWay: split up\n",
      "Lessons/1-BadWay/1-HardWired.swift": "",
      "Lessons/1-BadWay/1-HardWired copy.swift": "",
      "Lessons/1-BadWay/Support/Word.swift": "",
      "Answers/1-BadWay/1-HardWired.swift": "", "Answers/1-BadWay/2-Same.swift": "",
      "Lessons/2-Same/README.md": "# 2 Same\n", "Answers/2-Same/1-HardWired.swift": "",
      "Answers/2-Same/12-All.swift": "",
    ])
  }

  @Test(
    "an exercise is named by its number, its name, both, or a file of it, with or without a line",
    arguments: [
      "2.12", "02.12", "All", "all", "ALL", "12-All", "12-all.swift", "All.swift", "2.12 All",
      " 2.12 all\r\n", "2.12 All:", "Lessons/2-Same/12-All.swift", "./Lessons/2-Same/12-All.swift",
      "Lessons//2-Same/12-All.swift", "lessons/2-same/12-all.SWIFT",
      "Lessons/2-Same/12-All.swift:7", "Lessons/2-Same/12-All.swift:7:12:", "12-All.swift:7",
      "Answers/2-Same/12-All.swift", "Tests/Proofs/2-Same/12-All",
      "Tests/Proofs/2-Same/12-All/right-other.swift", "Tests/SameTests/12-AllTests.swift",
      "Tests/SameTests/12-AllRules.swift", "2-Same/12-All",
      ".lesson-runner/kept/2-Same/12-All.2027-01-15-080000.swift",
    ])
  func exercise(word: String) throws {
    #expect(try names(word) == ["2.12 All"])
  }

  @Test(
    "a lesson is named by its number, its name, both, or its folder",
    arguments: [
      "1", "BadWay", "badway", "1-BadWay", "1 BadWay", "1 BadWay: split up", "Lessons/1-BadWay",
      "Lessons/1-BadWay/", "./Lessons/1-BadWay", "Lessons/1-BadWay/README.md:3",
      "Lessons/1-BadWay/Support/Word.swift", "Answers/1-BadWay", "Tests/BadWayTests",
    ])
  func lesson(word: String) throws {
    #expect(try names(word) == ["lesson 1 BadWay"])
  }

  @Test("the name of two exercises, or of an exercise and a lesson, names both")
  func several() throws {
    #expect(try names("HardWired") == ["1.1 HardWired", "2.1 HardWired"])
    #expect(try names("same") == ["1.2 Same", "lesson 2 Same"])
    #expect(try names("2-Same") == ["1.2 Same", "lesson 2 Same"])
    #expect(try names("1.1 HardWired") == ["1.1 HardWired"])
    #expect(try names("Answers/2-Same/1-HardWired.swift") == ["2.1 HardWired"])
  }

  @Test(
    "what is no part of the workbook names nothing",
    arguments: [
      "", " ", ":", ".", "/", "..", "3", "1.3", "1.1 Same", "Hard", "Lessons", "HardWired.txt",
      "Lessons/1-BadWay/1-HardWired copy.swift", "Lessons/1-BadWay/Other.swift",
      "../Lessons/1-BadWay/1-HardWired.swift", "/Lessons/1-BadWay/1-HardWired.swift",
      "99999999999999999999", "1.99999999999999999999",
    ])
  func unknown(word: String) throws {
    #expect(try names(word) == [])
  }

  @Test("an absolute path is one in this workbook, even through a link")
  func absolute() throws {
    let file = "Lessons/1-BadWay/1-HardWired.swift"
    #expect(try names(folder.root.appending(path: file).path) == ["1.1 HardWired"])
    let other = try TemporaryFolder([file: ""])
    #expect(try names(other.root.appending(path: file).path) == [])
    let link = other.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.root)
    #expect(try names(link.appending(path: file).path) == ["1.1 HardWired"])
  }

  @Test("a path is relative to the current folder, or to the workbook's folder")
  func currentFolder() throws {
    func names(_ word: String) throws -> [String] {
      try self.names(word, in: "Lessons/1-BadWay")
    }
    #expect(try names("./1-HardWired.swift") == ["1.1 HardWired"])
    #expect(try names("../2-Same/12-All.swift") == ["2.12 All"])
    #expect(try names("../../Answers/1-BadWay/2-Same.swift") == ["1.2 Same"])
    #expect(try names(".") == ["lesson 1 BadWay"])
    #expect(try names("Lessons/2-Same/12-All.swift") == ["2.12 All"])
    #expect(try names("../../../Lessons/1-BadWay/1-HardWired.swift") == [])
  }

  /// Returns the titles of the parts that a word names, for a user whose current folder is `path`.
  private func names(_ word: String, in path: String = "") throws -> [String] {
    let workbook = try Workbook(around: folder.root.appending(path: path))
    return workbook.parts(named: word).map { part in
      switch part {
      case .exercise(let exercise): exercise.title
      case .lesson(let lesson): "lesson \(lesson.title)"
      }
    }
  }
}

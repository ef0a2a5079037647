import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("The catalog, read from the folders")
struct CatalogTests {
  private func titles(_ folder: TemporaryFolder) throws -> [String] {
    try Catalog(root: folder.root).exercises.map(\.title)
  }

  @Test("lessons and exercises come in the order of their numbers, 10 after 9")
  func order() throws {
    let folder = try TemporaryFolder([
      "Lessons/10-Last/README.md": "", "Answers/10-Last/1-End.swift": "",
      "Lessons/9-Late/README.md": "", "Answers/9-Late/10-Ten.swift": "",
      "Answers/9-Late/9-Nine.swift": "",
    ])
    #expect(try titles(folder) == ["9.9 Nine", "9.10 Ten", "10.1 End"])
  }

  @Test("what bears no number, or is not Swift, is no exercise")
  func others() throws {
    let folder = try TemporaryFolder([
      "Lessons/1-Only/README.md": "", "Answers/1-Only/1-This.swift": "",
      "Answers/1-Only/Helper.swift": "", "Answers/1-Only/2-Notes.txt": "",
      "Answers/1-Only/3.swift": "", "Lessons/1-Only/Support/4-Four.swift": "",
      "Lessons/Drafts/1-Draft.swift": "", "Lessons/2.swift": "",
    ])
    #expect(try titles(folder) == ["1.1 This"])
  }

  @Test("of two files with one number, the one with an answer and a suite is the exercise")
  func copies() throws {
    let folder = try TemporaryFolder([
      "Lessons/1-Only/README.md": "", "Lessons/1-Only/1-This.swift": "",
      "Lessons/1-Only/1-This copy.swift": "", "Answers/1-Only/1-This.swift": "",
      "Answers/1-Only/1-Other.swift": "", "Tests/OnlyTests/1-ThisTests.swift": "",
    ])
    let catalog = try Catalog(root: folder.root)
    #expect(catalog.exercises.map(\.title) == ["1.1 This"])
    #expect(
      catalog.ungradedItems == [
        UngradedItem(
          path: "Lessons/1-Only/1-This copy.swift", exerciseWithSameNumber: catalog.exercises[0])
      ])
  }

  @Test("a file of the learner's own beside the exercises is named, and is none")
  func notes() throws {
    let folder = try TemporaryFolder([
      "Lessons/1-Only/README.md": "", "Answers/1-Only/1-This.swift": "",
      "Lessons/1-Only/7-Notes.swift": "", "Lessons/1-Only/Helper.swift": "",
    ])
    let catalog = try Catalog(root: folder.root)
    #expect(catalog.exercises.map(\.title) == ["1.1 This"])
    #expect(
      catalog.ungradedItems == [
        UngradedItem(path: "Lessons/1-Only/7-Notes.swift"),
        UngradedItem(path: "Lessons/1-Only/Helper.swift"),
      ])
  }

  @Test("a folder of the learner's own beside the lessons is named, and is none")
  func ownFolder() throws {
    let folder = try TemporaryFolder([
      "Lessons/1-Only/README.md": "", "Answers/1-Only/1-This.swift": "",
      "Lessons/7-Mine/1-Try.swift": "",
    ])
    let catalog = try Catalog(root: folder.root)
    #expect(catalog.lessons.map(\.folder) == ["1-Only"])
    #expect(catalog.ungradedItems == [UngradedItem(path: "Lessons/7-Mine", isFolder: true)])
  }

  @Test("an exercise that still lacks its answer or its suite is one")
  func begun() throws {
    let folder = try TemporaryFolder([
      "Lessons/1-Only/README.md": "", "Lessons/1-Only/1-This.swift": "",
      "Tests/OnlyTests/1-ThisTests.swift": "", "Lessons/1-Only/2-That.swift": "",
      "Answers/1-Only/2-That.swift": "",
    ])
    #expect(try titles(folder) == ["1.1 This", "1.2 That"])
  }

  @Test("an exercise whose file is lost is still known by its answer")
  func lost() throws {
    let folder = try TemporaryFolder([
      "Lessons/1-Only/README.md": "", "Lessons/1-Only/1-There.swift": "",
      "Answers/1-Only/1-There.swift": "", "Answers/1-Only/2-Lost.swift": "",
    ])
    #expect(try titles(folder) == ["1.1 There", "1.2 Lost"])
  }

  @Test("a workbook without an exercise is broken, and says where it looked")
  func empty() throws {
    let folder = try TemporaryFolder(["Lessons/1-Empty/README.md": "# 1 Empty"])
    #expect(
      throws: WorkbookError.noExercise(in: "\(folder.root.path)/Lessons")
    ) {
      try Catalog(root: folder.root)
    }
  }

  @Test("a lesson without its text is broken, and says which file it is")
  func noText() throws {
    let folder = try TemporaryFolder([
      "Answers/1-Only/1-This.swift": "", "Lessons/1-Only/1-This.swift": "",
    ])
    #expect(throws: unreadable(in: folder)) { try Catalog(root: folder.root) }
  }

  @Test("a lesson whose text is not in UTF-8 is broken, and says which file it is")
  func otherEncoding() throws {
    let folder = try TemporaryFolder(["Answers/1-Only/1-This.swift": ""])
    try folder.write(Data([0x23, 0x20, 0xE4, 0xF6]), to: "Lessons/1-Only/README.md")
    #expect(throws: unreadable(in: folder)) { try Catalog(root: folder.root) }
  }

  @Test("a lesson whose text git couldn't merge is broken, and a heading or an arrow is not")
  func unmerged() throws {
    let folder = try TemporaryFolder([
      "Answers/1-Only/1-This.swift": "",
      "Lessons/1-Only/README.md": "Title\n=======\n>>>>>>> quoted\n",
    ])
    #expect(try titles(folder) == ["1.1 This"])
    try folder.write(
      "<<<<<<< HEAD\r\n1\r\n=======\r\n2\r\n>>>>>>> upstream/main\r\n",
      to: "Lessons/1-Only/README.md")
    #expect(throws: WorkbookError.unmerged(path: "Lessons/1-Only/README.md")) {
      try Catalog(root: folder.root)
    }
  }

  private func unreadable(in folder: TemporaryFolder) -> WorkbookError {
    .unreadableLesson(path: "\(folder.root.path)/Lessons/1-Only/README.md")
  }

  @Test("an exercise is found by its number, and its lesson by the exercise")
  func lookUp() throws {
    let folder = try TemporaryFolder([
      "Lessons/1-One/README.md": "", "Answers/1-One/1-A.swift": "",
      "Lessons/2-Two/README.md": "", "Answers/2-Two/1-A.swift": "",
    ])
    let catalog = try Catalog(root: folder.root)
    let exercise = try #require(catalog.exercise(ExerciseID(lesson: 2, number: 1)))
    #expect(catalog.lesson(of: exercise)?.title == "2 Two")
  }
}

import Fixtures
import Foundation
import Testing

@testable import Workbook

@Suite("The marks of files that are watched")
struct MarksTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      Exercise.sample.file: "one", "Lessons/4-Initializer/Support/Deep/Main.storyboard": "one",
      "Tests/InitializerTests/2-StoryboardTests.swift": "one",
      "Tests/InitializerTests/1-OtherTests.swift": "one",
    ])
  }

  private var marks: Marks { Marks(.sample, in: folder.root) }

  /// Writes into the file as it lies there, and gives it back its time.
  private func overwrite(_ path: String, with text: String, at time: Date?) throws {
    let file = folder.root.appending(path: path)
    try Data(text.utf8).write(to: file)
    guard let time else { return }
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
  }

  @Test("as long as nothing is saved, they stay the same")
  func same() {
    #expect(marks == marks)
  }

  @Test(
    "a save changes them",
    arguments: [
      Exercise.sample.file, "Lessons/4-Initializer/Support/Deep/Main.storyboard",
      "Tests/InitializerTests/2-StoryboardTests.swift",
    ])
  func saved(path: String) throws {
    let before = marks
    try overwrite(path, with: "two", at: nil)
    #expect(marks != before)
  }

  @Test("a save of what another exercise needs does not")
  func other() throws {
    let before = marks
    try overwrite("Tests/InitializerTests/1-OtherTests.swift", with: "two", at: nil)
    #expect(marks == before)
  }

  @Test("a save with an older time changes them")
  func older() throws {
    let before = marks
    try overwrite(Exercise.sample.file, with: "two", at: Date(timeIntervalSince1970: 1))
    #expect(marks != before)
  }

  @Test("a file of another length changes them, though its time is the same")
  func length() throws {
    let time = folder.modificationDate(of: Exercise.sample.file)
    try overwrite(Exercise.sample.file, with: "one", at: time)
    let before = marks
    try overwrite(Exercise.sample.file, with: "three", at: time)
    #expect(marks != before)
  }

  @Test("a new file in the support changes them")
  func newFile() throws {
    let before = marks
    try folder.write("", to: "Lessons/4-Initializer/Support/New.swift")
    #expect(marks != before)
  }

  @Test("a folder that vanishes changes them, and again when it comes back")
  func vanished() throws {
    let before = marks
    try FileManager.default.moveItem(
      at: folder.root.appending(path: "Lessons"), to: folder.root.appending(path: "Away"))
    let without = marks
    #expect(without != before)
    try FileManager.default.moveItem(
      at: folder.root.appending(path: "Away"), to: folder.root.appending(path: "Lessons"))
    #expect(marks == before)
  }

  @Test("what a test of this workbook saves changes them once, whoever looks meanwhile")
  func once() async throws {
    let path = folder.root.appending(path: Exercise.sample.file).path
    let done = ProgressLog()
    let looking = Task.detached {
      var seen: [FileMark?] = []
      while done.lines.isEmpty {
        let mark = FileMark(at: path)
        if seen.last != mark { seen.append(mark) }
      }
      return seen.count
    }
    for number in 1...200 { try folder.write("\(number)", to: Exercise.sample.file) }
    done.add("done")
    #expect(await looking.value <= 201)
  }

  @Test("of several exercises, those that were saved are told")
  func changed() throws {
    let other = Exercise(
      id: ExerciseID(lesson: 4, number: 1), name: "Other", lessonFolder: "4-Initializer")
    let both = [other, Exercise.sample]
    let before = Marks(filesOf: both, in: folder.root)
    try folder.write("new", to: other.file)
    let after = Marks(filesOf: both, in: folder.root)
    #expect(after.changed(since: before, among: both, in: folder.root) == [other])
  }
}

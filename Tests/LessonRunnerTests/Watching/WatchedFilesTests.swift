import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("The files that are watched")
struct WatchedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      Exercise.sample.file: "one", "Lessons/4-Initializer/Support/Deep/Main.storyboard": "one",
      "Tests/InitializerTests/2-StoryboardTests.swift": "one",
      "Tests/InitializerTests/1-OtherTests.swift": "one",
    ])
  }

  private var files: [String: FileSnapshot] { Exercise.sample.watchedFiles(in: folder.root) }

  /// Writes into the file as it lies there, and gives it back its time.
  private func overwrite(_ path: String, with text: String, at time: Date?) throws {
    let file = folder.root.appending(path: path)
    try Data(text.utf8).write(to: file)
    guard let time else { return }
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
  }

  @Test("as long as nothing is saved, they stay the same")
  func same() {
    #expect(files == files)
  }

  @Test(
    "a save changes them",
    arguments: [
      Exercise.sample.file, "Lessons/4-Initializer/Support/Deep/Main.storyboard",
      "Tests/InitializerTests/2-StoryboardTests.swift",
    ])
  func saved(path: String) throws {
    let before = files
    try overwrite(path, with: "two", at: nil)
    #expect(files != before)
  }

  @Test("a save of what another exercise needs does not")
  func other() throws {
    let before = files
    try overwrite("Tests/InitializerTests/1-OtherTests.swift", with: "two", at: nil)
    #expect(files == before)
  }

  @Test("a save with an older time changes them")
  func older() throws {
    let before = files
    try overwrite(Exercise.sample.file, with: "two", at: Date(timeIntervalSince1970: 1))
    #expect(files != before)
  }

  @Test("a file of another length changes them, though its time is the same")
  func length() throws {
    let time = folder.modificationDate(of: Exercise.sample.file)
    try overwrite(Exercise.sample.file, with: "one", at: time)
    let before = files
    try overwrite(Exercise.sample.file, with: "three", at: time)
    #expect(files != before)
  }

  @Test("a new file in the support changes them")
  func newFile() throws {
    let before = files
    try folder.write("", to: "Lessons/4-Initializer/Support/New.swift")
    #expect(files != before)
  }

  @Test("a folder that vanishes changes them, and again when it comes back")
  func vanished() throws {
    let before = files
    try FileManager.default.moveItem(
      at: folder.root.appending(path: "Lessons"), to: folder.root.appending(path: "Away"))
    let without = files
    #expect(without != before)
    try FileManager.default.moveItem(
      at: folder.root.appending(path: "Away"), to: folder.root.appending(path: "Lessons"))
    #expect(files == before)
  }

  @Test("of several exercises, those that were saved are told")
  func changed() throws {
    let other = Exercise(
      id: ExerciseID(lesson: 4, number: 1), name: "Other", lessonFolder: "4-Initializer")
    let both = [other, Exercise.sample]
    let before = both.learnersFiles(in: folder.root)
    try folder.write("new", to: other.file)
    let after = both.learnersFiles(in: folder.root)
    #expect(both.filter { before[$0] != after[$0] } == [other])
  }
}

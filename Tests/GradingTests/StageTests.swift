import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("The folder that is built in place of the lessons")
struct StageTests {
  private let folder: TemporaryFolder
  private let first = Exercise(
    id: ExerciseID(lesson: 1, number: 1), name: "A", lessonFolder: "1-One")
  private let second = Exercise(
    id: ExerciseID(lesson: 1, number: 2), name: "B", lessonFolder: "1-One")

  init() throws {
    folder = try TemporaryFolder(["a.swift": "a", "b.swift": "b"])
  }

  private func write(_ exercise: Exercise) throws {
    try Stage(root: folder.root).write(
      try Submission(exercise, at: "\(exercise.name.lowercased()).swift", in: folder.root))
  }

  @Test("a text is dated after the last build, even if that was killed")
  func seconds() throws {
    let stage = Stage(root: folder.root)
    for ends in [true, false] {
      try folder.write("\(UUID())", to: "a.swift")
      try write(first)
      try stage.bumpModificationDate(of: first)
      if ends { stage.noteBuild() }
      let build = try #require(folder.modificationDate(of: ".build/lesson-runner.built"))
      try folder.write("\(UUID())", to: "a.swift")
      try write(first)
      try stage.bumpModificationDate(of: first)
      let text = try #require(folder.modificationDate(of: ".build/stage/1-One/1-A.swift"))
      let seconds = [build, text].map { $0.timeIntervalSince1970.rounded(.down) }
      #expect(seconds[0] < seconds[1])
    }
  }

  @Test("it holds what is graded, and nothing that was graded before")
  func replaced() throws {
    try write(first)
    #expect(try folder.names(in: ".build/stage/1-One") == ["1-A.swift"])
    try write(second)
    #expect(try folder.names(in: ".build/stage/1-One") == ["2-B.swift"])
  }

  @Test("a text that has not changed is left alone, so that it is not compiled again")
  func untouched() throws {
    try write(first)
    let copy = ".build/stage/1-One/1-A.swift"
    let longAgo = Date(timeIntervalSince1970: 1000)
    try folder.setModificationDate(of: copy, to: longAgo)
    try write(first)
    #expect(folder.modificationDate(of: copy) == longAgo)
  }

  @Test("what lies on one stage does not lie on the other")
  func side() throws {
    try write(first)
    let text = try Submission(first, at: "a.swift", in: folder.root)
    let other = Stage(root: folder.root, side: ".build/second")
    try folder.write("b", to: "a.swift")
    try other.write(try Submission(first, at: "a.swift", in: folder.root))
    #expect(try folder.text(of: ".build/second/.build/stage/1-One/1-A.swift") == "b")
    try other.write(text)
    #expect(try folder.text(of: ".build/second/.build/stage/1-One/1-A.swift") == "a")
  }

  @Test("a text that has changed is written again")
  func changed() throws {
    try write(first)
    try folder.write("changed", to: "a.swift")
    try write(first)
    let file = Stage(root: folder.root).file(of: first)
    #expect(try String(contentsOf: file, encoding: .utf8) == "changed")
  }
}

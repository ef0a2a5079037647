import Course
import Fixtures
import Foundation
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("The files of a workbook that is watched")
struct WorkbookSnapshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, "one") }))
  }

  private static let paths = [
    Exercise.sample.file, "Lessons/4-Initializer/Support/Deep/Main.storyboard",
    "Lessons/4-Initializer/README.md", "Answers/4-Initializer/2-Storyboard.swift",
    "Sources/Probes/Probe.swift", "Tests/BadWayTests/1-HardWiredTests.swift", "Package.swift",
    "README.md", "\(Exercise.sample.proofs)/right-one.swift",
  ]

  private var files: WorkbookSnapshot { WorkbookSnapshot(in: folder.root, for: .sample) }

  private func changes(after change: () throws -> Void) rethrows -> [WorkbookSnapshot.Change] {
    let before = files
    try change()
    return files.changes(since: before)
  }

  /// Writes into the existing file without replacing it, and sets its modification time.
  private func overwrite(_ path: String, with text: String, at time: Date?) throws {
    let file = folder.root.appending(path: path)
    try Data(text.utf8).write(to: file)
    guard let time else { return }
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
  }

  private func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(
      at: folder.root.appending(path: path), to: folder.root.appending(path: other))
  }

  @Test("as long as nothing is saved, they stay the same")
  func same() {
    #expect(files == files)
    #expect(changes {} == [])
  }

  @Test("each file that is saved is a change", arguments: paths)
  func saved(path: String) throws {
    let before = files
    #expect(try changes { try folder.write("two", to: path) } == [.saved(path)])
    #expect(files != before)
  }

  @Test("so is one that is saved with the same content, an older time, or another length alone")
  func metadata() throws {
    let path = Exercise.sample.file
    #expect(
      try changes { try overwrite(path, with: "one", at: Date(timeIntervalSince1970: 1)) }
        == [.saved(path)])
    let time = folder.modificationDate(of: path)
    #expect(try changes { try overwrite(path, with: "three", at: time) } == [.saved(path)])
  }

  @Test("a new, a deleted, and a renamed file are told apart")
  func kinds() throws {
    let (path, new) = (Exercise.sample.file, "Lessons/4-Initializer/2-storyboard.swift")
    #expect(try changes { try folder.write("one", to: "New.swift") } == [.added("New.swift")])
    #expect(try changes { try folder.remove("New.swift") } == [.deleted("New.swift")])
    #expect(try changes { try move(path, to: new) } == [.renamed(from: path, to: new)])
    #expect(
      try changes { try move("Lessons", to: "Away") }
        == ["README.md", "Support/Deep/Main.storyboard", "2-storyboard.swift"]
        .map { .renamed(from: "Lessons/4-Initializer/\($0)", to: "Away/4-Initializer/\($0)") }
        .sorted { $0.path < $1.path })
  }

  @Test(
    "what editors write while they save, hidden files, other proofs and notes are no changes",
    arguments: [
      "Lessons/4-Initializer/2-Storyboard.swift~", "Lessons/4-Initializer/.2-Storyboard.swift.swp",
      "Lessons/4-Initializer/4913", "Lessons/4-Initializer/#2-Storyboard.swift#",
      "Lessons/4-Initializer/2-Storyboard.swift.sb-1234-abc", ".build/x.swift", ".git/index",
      "Lessons/4-Initializer/2-Storyboard.swift___jb_tmp___", "Lessons/4-Initializer/x.tmp",
      "Tests/Proofs/1-BadWay/1-HardWired/right-one.swift", "notes.txt",
    ])
  func others(path: String) throws {
    #expect(try changes { try folder.write("one", to: path) } == [])
    #expect(try changes { try folder.remove(path) } == [])
  }

  @Test("a link to a folder around it is not followed")
  func link() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.root.appending(path: "Lessons/Loop"), withDestinationURL: folder.root)
    #expect(changes {} == [])
  }

  @Test("the exercise's verdict depends on its support, its suite, the libraries and the package")
  func inputs() {
    let paths = [
      "Lessons/4-Initializer/Support/New.swift", "Tests/InitializerTests/2-StoryboardTests.swift",
      "Tests/InitializerTests/Helpers.swift", "Sources/StoryboardKit/View.swift", "Package.swift",
    ]
    #expect(paths.filter { Inputs.includes($0, for: .sample) } == paths)
    let others = [
      "Lessons/1-BadWay/Support/New.swift", "Tests/InitializerTests/22-OtherTests.swift",
      "Tests/InitializerTests/1-OtherTests.swift", "Sources/Grading/Judge.swift",
      "Lessons/4-Initializer/README.md", "Answers/4-Initializer/2-Storyboard.swift", "README.md",
      "Sources/ProbesElsewhere/A.swift",
    ]
    #expect(others.filter { Inputs.includes($0, for: .sample) } == [])
  }
}

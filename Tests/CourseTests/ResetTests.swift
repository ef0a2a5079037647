import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("putting an exercise back")
struct ResetTests {
  private static let file = "Lessons/1-Only/1-This.swift"
  private static let kept = ".lesson-runner/kept/1-Only"
  private static let files = [
    "Package.swift": "", "Lessons/1-Only/README.md": "# 1 Only", file: "let mine = true\n",
    "Lessons/1-Only/2-That.swift": "let other = true\n",
    "Answers/1-Only/1-This.swift": "", "Answers/1-Only/2-That.swift": "",
    "Tests/Proofs/1-Only/1-This/shipped.swift": "let shipped = true\n",
    "Tests/Proofs/1-Only/2-That/shipped.swift": "let shippedOther = true\n",
  ]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(Self.files)
  }

  @Test("the file is as shipped, and the learner's version is kept where one is told")
  func replaced() throws {
    guard case .replaced(let kept) = try reset() else {
      Issue.record("It was not replaced.")
      return
    }
    #expect(try folder.text(of: Self.file) == "let shipped = true\n")
    #expect(kept.hasPrefix("\(Self.kept)/1-This."))
    #expect(try folder.text(of: kept) == "let mine = true\n")
  }

  @Test("a file that differs from the starter file only in its line ends is left as it is")
  func lineEnds() throws {
    let text = Data("\u{FEFF}let shipped = true\r\n".utf8)
    try folder.write(text, to: Self.file)
    #expect(try reset() == .wasAsShipped)
    #expect(try Data(contentsOf: folder.root.appending(path: Self.file)) == text)
  }

  @Test("a version is kept with its own line ends, and the starter file comes with the checkout's")
  func ownLineEnds() throws {
    try folder.write("let mine = true\r\n", to: Self.file)
    try folder.write("let shipped = true\r\n", to: "Tests/Proofs/1-Only/1-This/shipped.swift")
    guard case .replaced(let kept) = try reset() else {
      Issue.record("It was not replaced.")
      return
    }
    #expect(try folder.text(of: kept) == "let mine = true\r\n")
    #expect(try folder.text(of: Self.file) == "let shipped = true\r\n")
  }

  @Test("no other file is touched")
  func others() throws {
    _ = try reset()
    for (path, text) in Self.files where path != Self.file {
      #expect(try folder.text(of: path) == text)
    }
  }

  @Test("its name has the time of the time zone")
  func timeZone() throws {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    let result = try Workbook(root: folder.root).reset(.this, now: now, in: zone)
    #expect(result == .replaced(kept: "\(Self.kept)/1-This.2027-01-15-090000.swift"))
  }

  @Test("two versions of the same second are both kept")
  func sameSecond() throws {
    let now = Date.now
    _ = try reset(now: now)
    try folder.write("let second = true\n", to: Self.file)
    _ = try reset(now: now)
    let texts = try folder.names(in: Self.kept).map { try folder.text(of: "\(Self.kept)/\($0)") }
    #expect(Set(texts) == ["let mine = true\n", "let second = true\n"])
  }

  @Test("a version is kept though it is no text")
  func noText() throws {
    let bytes = Data([0xFF, 0xFE, 0x00])
    try folder.write(bytes, to: Self.file)
    guard case .replaced(let kept) = try reset() else {
      Issue.record("It was not replaced.")
      return
    }
    #expect(try Data(contentsOf: folder.root.appending(path: kept)) == bytes)
  }

  @Test("a file that is as shipped is left alone, and nothing is kept")
  func asShipped() throws {
    try folder.write("let shipped = true\n", to: Self.file)
    let before = folder.modificationDate(of: Self.file)
    #expect(try reset() == .wasAsShipped)
    #expect(folder.modificationDate(of: Self.file) == before)
    #expect(folder.modificationDate(of: ".lesson-runner") == nil)
  }

  @Test("where the learner's version can't be kept, the file stays as it is, and the error says so")
  func unkeepable() throws {
    try folder.write("a file in the folder's place", to: ".lesson-runner")
    let error = #expect(throws: WorkbookError.self) { try reset() }
    guard case .notReset(Self.file, .notKept(.file(let problem))) = error else {
      Issue.record("It threw \(String(describing: error)).")
      return
    }
    #expect(problem.path.hasPrefix("\(folder.root.path)/.lesson-runner"))
    #expect(try folder.text(of: Self.file) == "let mine = true\n")
  }

  @Test(
    "a file that is lost is brought back, with its folder", arguments: [file, "Lessons/1-Only"])
  func lost(path: String) throws {
    let workbook = try Workbook(root: folder.root)
    try folder.remove(path)
    #expect(try workbook.reset(.this, now: .now, in: .gmt) == .restored)
    #expect(try folder.text(of: Self.file) == "let shipped = true\n")
  }

  @Test("a folder in its place is left alone")
  func folderInPlace() throws {
    try folder.remove(Self.file)
    try folder.write("a note", to: "\(Self.file)/note.txt")
    #expect(
      throws: WorkbookError.notReset(path: Self.file, .isFolder)
    ) {
      try reset()
    }
    #expect(try folder.text(of: "\(Self.file)/note.txt") == "a note")
  }

  @Test("a link in its place, and what it leads to, are left alone")
  func link() throws {
    try folder.remove(Self.file)
    try folder.write("let elsewhere = true\n", to: "elsewhere.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.root.appending(path: Self.file),
      withDestinationURL: folder.root.appending(path: "elsewhere.swift"))
    #expect(
      throws: WorkbookError.notReset(path: Self.file, .isNoFile)
    ) {
      try reset()
    }
    #expect(try folder.text(of: "elsewhere.swift") == "let elsewhere = true\n")
  }

  @Test("when the original is lost, the learner's file stays, and one is told")
  func originalLost() throws {
    try folder.remove("Tests/Proofs/1-Only/1-This/shipped.swift")
    #expect(
      throws: WorkbookError.noOriginal(
        path: "Tests/Proofs/1-Only/1-This/shipped.swift", title: "1.1 This")
    ) {
      try reset()
    }
    #expect(try folder.text(of: Self.file) == "let mine = true\n")
  }

  @discardableResult
  private func reset(now: Date = .now) throws -> Workbook.ResetResult {
    try Workbook(root: folder.root).reset(.this, now: now, in: .gmt)
  }
}

extension Exercise {
  fileprivate static let this = Exercise(
    id: ExerciseID(lesson: 1, number: 1), name: "This", lessonFolder: "1-Only")
}

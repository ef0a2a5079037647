import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import lesson_admin

@Suite("What a learner hands in")
struct HandInTests {
  /// A workbook with empty files, because only the names of the files matter.
  private let workbook: TemporaryFolder
  private let learners = try? TemporaryFolder()

  init() throws {
    workbook = try TemporaryFolder([
      "Package.swift": "",
      "Lessons/1-Numbers/README.md": "", "Lessons/1-Numbers/1-First.swift": "",
      "Lessons/1-Numbers/2-Second.swift": "",
      "Lessons/2-Words/README.md": "", "Lessons/2-Words/1-First.swift": "",
      "Answers/1-Numbers/1-First.swift": "", "Answers/1-Numbers/2-Second.swift": "",
      "Answers/2-Words/1-First.swift": "",
    ])
  }

  private func handIns(_ paths: String...) throws -> [HandIn] {
    let root = try #require(learners).root
    let workbook = try Workbook(root: workbook.root)
    return try HandIn.all(
      at: paths.map { $0.hasPrefix("/") ? $0 : root.appending(path: $0).path },
      workbook, StarterTexts(in: workbook))
  }

  private func handIn(_ path: String) throws -> HandIn { try #require(handIns(path).first) }

  private func write(_ files: String...) throws {
    for file in files { try learners?.write("// \(file)\n", to: file) }
  }

  /// Replaces the file or folder at a path with a link.
  private func link(_ path: String, to target: String) throws {
    let root = try #require(learners).root
    try? FileManager.default.removeItem(at: root.appending(path: path))
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: path).path,
      withDestinationPath: root.appending(path: target).path)
  }

  private let all = [
    "1-Numbers/1-First.swift", "1-Numbers/2-Second.swift", "2-Words/1-First.swift",
  ]

  @Test("of a checkout, the files of the catalog are taken, and no others")
  func checkout() throws {
    for file in all + ["1-Numbers/3-More.swift", "1-Numbers/Support/Support.swift"] {
      try write("ada/Lessons/\(file)")
    }
    let handIn = try handIn("ada")
    #expect(handIn.name == "ada")
    #expect(handIn.texts == all.map { "// ada/Lessons/\($0)\n" })
  }

  @Test("a folder Lessons does as well, and is called by the one around it")
  func lessons() throws {
    for file in all { try write("ada/Lessons/\(file)") }
    let handIn = try handIn("ada/Lessons/")
    #expect(handIn.name == "ada")
    #expect(handIn.texts.count == 3)
  }

  @Test(
    "a file that is missing, a link, a folder, a pipe, too large or no text is named, not taken")
  func unfit() throws {
    for file in all { try write("ada/Lessons/\(file)", "other/\(file)") }
    let first = "ada/Lessons/1-Numbers/1-First.swift"
    let folder = try #require(learners)

    try folder.remove(first)
    #expect(try handIn("ada").rejected == [.missing])

    try link(first, to: "other/1-Numbers/1-First.swift")
    #expect(try handIn("ada").rejected == [.link])

    try folder.remove(first)
    try write("\(first)/inside")
    #expect(try handIn("ada").rejected == [.notAFile])

    try folder.remove(first)
    #expect(mkfifo(folder.root.appending(path: first).path, 0o600) == 0)
    #expect(try handIn("ada").rejected == [.notAFile])

    try folder.remove(first)
    try folder.write(Data(repeating: 32, count: HandIn.bytesAllowed + 1), to: first)
    #expect(try handIn("ada").rejected == [.tooLarge])

    try folder.write(Data(repeating: 32, count: HandIn.bytesAllowed), to: first)
    #expect(try handIn("ada").rejected == [])

    try folder.write(
      Data("func".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } + [0xff]), to: first)
    #expect(try handIn("ada").rejected == [.notText])
  }

  @Test("a link in place of a lesson, of Lessons or of all is not followed")
  func links() throws {
    for file in all { try write("ada/Lessons/\(file)", "other/Lessons/\(file)") }
    try link("ada/Lessons/1-Numbers", to: "other/Lessons/1-Numbers")
    #expect(try handIn("ada").rejected == [.link, .link])
    try link("ada/Lessons", to: "other/Lessons")
    #expect(try handIn("ada").rejected == [.link, .link, .link])
    try link("ada", to: "other")
    let handIn = try #require(handIns("other", "ada/").last)
    #expect(handIn.problem == .link)
    #expect(handIn.texts == [])
  }

  @Test("a file or an empty folder among those of learners is named, and the others are taken")
  func oddOnes() throws {
    try write("ada/Lessons/\(all[0])", "ben.zip", "cyn/notes.txt")
    let found = try handIns("ada", "ben.zip", "cyn")
    #expect(found.map(\.problem) == [nil, .notAFolder, .noExercise])
  }

  @Test("names are told apart by their paths, and what is named twice counts once")
  func names() throws {
    for path in ["a/ada", "b/ada", "b/ben"] { try write("\(path)/Lessons/\(all[0])") }
    let root = try #require(learners).root.path
    let found = try handIns("a/ada", "b/ada", "b/ben", "b/ada/")
    #expect(found.map(\.name) == ["\(root)/a/ada", "\(root)/b/ada", "ben"])
  }

  @Test("a name that would command the terminal does not")
  func commandingName() throws {
    try write("a\u{1B}[31m\nda/Lessons/\(all[0])")
    #expect(try handIn("a\u{1B}[31m\nda").name == "a?[31m?da")
  }

  @Test("this workbook itself, or a link to it, among learners is named, and others are taken")
  func workbookAmongOthers() throws {
    try write("ada/Lessons/\(all[0])")
    let root = try #require(learners).root
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "ben").path, withDestinationPath: workbook.root.path)
    let found = try handIns("ada", "ben", workbook.root.path, "\(workbook.root.path)/Lessons")
    #expect(found.map(\.problem) == [nil, .link, .workbook, .workbook])
    #expect(found.map(\.texts.count) == [1, 0, 0, 0])
  }

  @Test("a folder whose name is not UTF-8 is named, and others are taken")
  func unreadableName() throws {
    try write("ada/Lessons/\(all[0])")
    // These are the paths that `CommandLine` has for two names that aren't UTF-8.
    let found = try handIns("b\u{FFFD}n", "ada", "b\u{FFFD}n")
    #expect(found.map(\.problem) == [.notUTF8, nil, .notUTF8])
  }

  @Test("a folder that is not there, this workbook itself, or none with an exercise is refused")
  func refused() throws {
    try write("ada/Lessons/\(all[0])", "empty/notes.txt")
    func error(_ paths: String...) throws -> String? {
      let root = try #require(learners).root
      return #expect(throws: CommandError.self) {
        try HandIn.all(
          at: paths.map { $0.hasPrefix("/") ? $0 : root.appending(path: $0).path },
          Workbook(root: self.workbook.root), StarterTexts(in: Workbook(root: self.workbook.root)))
      }?.text
    }
    let root = try #require(learners).root.path
    let workbook = self.workbook.root.path
    let own = " is this workbook itself. To grade it: swift run lesson-runner check all"
    #expect(try error("ada", "nobody") == "\(root)/nobody isn't there.")
    #expect(try error(workbook) == "\(workbook)\(own)")
    #expect(try error("\(workbook)/Lessons") == "\(workbook)/Lessons\(own)")
    #expect(
      try error("b\u{FFFD}n") == "b\u{FFFD}n: the folder's name is not UTF-8; rename it.")
    #expect(
      try error("empty") == """
        There is no exercise in \(root)/empty. Name the folders of learners: checkouts, or folders \
        “Lessons”. If they are in one folder, the shell lists them all: swift run lesson-admin \
        grade \(root)/empty/*
        """)
    #expect(try error("empty", "ada/..")?.contains("/empty, nor in the others. Name") == true)
  }
}

extension HandIn {
  fileprivate var texts: [String] {
    files.compactMap { try? $0.text.get().text }
  }

  fileprivate var rejected: [Obstacle] {
    files.compactMap { if case .failure(let obstacle) = $0.text { obstacle } else { nil } }
  }
}

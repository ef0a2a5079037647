import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("Folders and files")
struct FilesTests {
  @Test("the names in a folder are sorted, and those that the system hides are not seen")
  func names() throws {
    let folder = try TemporaryFolder([".DS_Store": "", "2-Two.swift": "", "1-One.swift": ""])
    #expect(folder.root.visibleNames == ["1-One.swift", "2-Two.swift"])
  }

  @Test("in a file, or where nothing is, there are no names")
  func noFolder() throws {
    let folder = try TemporaryFolder(["file": ""])
    #expect(folder.root.appending(path: "file").visibleNames == [])
    #expect(folder.root.appending(path: "nothing").visibleNames == [])
  }

  @Test("the real path of what lies behind a symbolic link is the one that the system tells")
  func realPath() throws {
    let folder = try TemporaryFolder(["real/file": ""], isOutside: true)
    let link = folder.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.root.appending(path: "real"))
    let real = link.appending(path: "file").realPath.path
    #expect(real == "\(folder.root.realPath.path)/real/file")
    // A program in the linked folder, such as a compiler, gets the real path from the system.
    #expect(try Self.output(of: "pwd", "-P", in: link) == "\(folder.root.realPath.path)/real\n")
  }

  @Test("where nothing is, the real path is the one that was asked for")
  func noRealPath() throws {
    let nothing = try TemporaryFolder().root.appending(path: "nothing")
    #expect(nothing.realPath == nothing)
  }

  private static func output(of words: String..., in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test("a file is saved in a folder that is not there yet, and again where it is")
  func saved() throws {
    let folder = try TemporaryFolder()
    for text in ["one", "two"] {
      try Data(text.utf8).save(to: folder.root.appending(path: "deep/down/file"))
      #expect(try folder.text(of: "deep/down/file") == text)
    }
  }
}

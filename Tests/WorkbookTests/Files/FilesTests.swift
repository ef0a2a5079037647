import Fixtures
import Foundation
import Testing

@testable import Workbook

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

  @Test("a file is saved in a folder that is not there yet, and again where it is")
  func saved() throws {
    let folder = try TemporaryFolder()
    for text in ["one", "two"] {
      try Data(text.utf8).save(to: folder.root.appending(path: "deep/down/file"))
      #expect(try folder.text(of: "deep/down/file") == text)
    }
  }
}

import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("why a file can't be read or written")
struct FileProblemTests {
  @Test("an error of Foundation has the file and the system's reason")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    let file = folder.root.appending(path: "none/file")
    let error = #expect(throws: (any Error).self) { try Data("text".utf8).write(to: file) }
    #expect(try WorkbookError(#require(error)) == .file(FileProblem(file.path, ENOENT)))
  }

  @Test("another error stays what it is")
  func other() {
    #expect(WorkbookError(WorkbookError.notUTF8(path: "a")) == .notUTF8(path: "a"))
    #expect(FileProblem(CancellationError()) == nil)
  }
}

import Fixtures
import Foundation
import Testing

@testable import Workbook

@Suite("why a file can't be read or written")
struct FileProblemTests {
  @Test("an error of Foundation is told with the file, the system's reason and a remedy")
  func missingFolder() throws {
    let folder = try TemporaryFolder()
    let file = folder.root.appending(path: "none/file")
    let error = #expect(throws: (any Error).self) { try Data("text".utf8).write(to: file) }
    #expect(
      try WorkbookError(#require(error))
        == .failed(
          """
          \(file.path): No such file or directory. See whether the disk is full, and who owns the \
          file and its folder.
          """))
  }

  @Test(
    "the remedy fits the reason",
    arguments: [(ENOSPC, "Free some space"), (EROFS, "can only be read"), (EACCES, "who owns")])
  func remedy(code: Int32, words: String) {
    let problem = FileProblem("/w/file", code)
    #expect(problem.description.hasPrefix("/w/file: \(problem.reason). "))
    #expect(problem.remedy.contains(words))
  }

  @Test("another error keeps its words")
  func other() {
    #expect(WorkbookError(WorkbookError.broken("It is.")) == .broken("It is."))
    #expect(FileProblem(CancellationError()) == nil)
  }
}

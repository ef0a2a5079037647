import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("Finding the workbook")
struct FindingWorkbookTests {
  private let files = [
    "Package.swift": "", "Lessons/1-Only/README.md": "# 1 Only",
    "Lessons/1-Only/1-This.swift": "", "Answers/1-Only/1-This.swift": "",
  ]

  @Test("it is found from a folder within")
  func above() throws {
    let folder = try TemporaryFolder(files)
    let workbook = try Workbook(around: folder.root.appending(path: "Lessons/1-Only"))
    #expect(workbook.root.lastPathComponent == folder.root.lastPathComponent)
  }

  @Test("a package without lessons is not taken for it")
  func otherPackage() throws {
    let folder = try TemporaryFolder(files)
    try folder.write("", to: "Lessons/1-Only/Package.swift")
    let workbook = try Workbook(around: folder.root.appending(path: "Lessons/1-Only"))
    #expect(workbook.root.lastPathComponent == folder.root.lastPathComponent)
  }

  @Test("outside of it, one is told where to go")
  func outside() throws {
    let folder = try TemporaryFolder(isOutside: true)
    #expect(
      throws: WorkbookError.noWorkbook(around: folder.root.path)
    ) {
      try Workbook(around: folder.root)
    }
  }
}

@Suite("What an exercise was about")
struct MoralTests {
  private func moral(_ answer: String) throws -> String? {
    let folder = try TemporaryFolder([
      "Lessons/4-Initializer/README.md": "", Exercise.sample.answer: answer,
    ])
    return try Workbook(root: folder.root).moral(of: .sample)
  }

  @Test("it is the header comment of the answer, below its title")
  func header() throws {
    let answer = "// 4.2 Storyboard\n//\n// Ask for it.\n// Once.\n\nimport UIKit\n// Code.\n"
    #expect(try moral(answer) == "Ask for it. Once.")
  }

  @Test("an answer without a header tells nothing")
  func none() throws {
    #expect(try moral("import UIKit\n// Code.\n") == nil)
  }

  @Test("a title alone tells nothing")
  func titleAlone() throws {
    #expect(try moral("// 4.2 Storyboard\n\nimport UIKit\n") == nil)
  }
}

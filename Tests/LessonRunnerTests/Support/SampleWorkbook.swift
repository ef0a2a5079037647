import Course
import Fixtures
import Foundation

@testable import lesson_runner

/// The lessons of the command's tests in a folder, with a grader that compiles nothing.
final class SampleWorkbook: FixtureFolder, Sendable {
  private let folder: TemporaryFolder
  let grader = FakeGrader()

  /// Creates a workbook; with `isNew`, it's like a fresh clone, where nothing was graded or built.
  init(isNew: Bool = false) throws {
    var files = ["Package.swift": "// swift-tools-version: 6.3\n"]
    for lesson in [FixtureLesson.numbers, .words] { files.merge(lesson.files) { $1 } }
    files["Lessons/README.md"] = """
      # The lessons

      ## Glossary

      None.

      ## On Monday

      Begin.

      ## Where to continue

      Go on.

      """
    if !isNew { files[".build/stage/empty"] = "" }
    grader.isFirstUse = isNew
    folder = try TemporaryFolder(files)
  }

  var root: URL { folder.root }

  /// Replaces a learner's file, such as `1-Numbers/1-One.swift`, with the answer.
  func solve(_ files: String...) throws {
    for file in files { try write(text(of: "Answers/\(file)"), to: "Lessons/\(file)") }
  }

  /// Marks exercises, such as `1.2 Two`, as exercises for practice.
  func makePractice(_ titles: String...) throws {
    for page in ["Lessons/1-Numbers/README.md", "Lessons/2-Words/README.md"] {
      let text = titles.reduce(try self.text(of: page)) {
        $0.replacing("## \($1)\n", with: "## \($1)\n\n*Practice: more of the same.*\n")
      }
      try write(text, to: page)
    }
  }

  /// Adds an “Afterwards” to the section of an exercise, such as `1.1 One`.
  func addAfterwards(_ markdown: String, to title: String, in folder: String) throws {
    let page = "Lessons/\(folder)/README.md"
    let block = "<details><summary>Afterwards</summary>\n\n\(markdown)\n\n</details>"
    try write(
      text(of: page).replacing("## \(title)\n", with: "## \(title)\n\n\(block)\n"), to: page)
  }

  func exercise(_ id: String) throws -> Exercise {
    let catalog = try Catalog(root: root)
    guard let exercise = catalog.exercises.first(where: { "\($0.id)" == id }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return exercise
  }
}

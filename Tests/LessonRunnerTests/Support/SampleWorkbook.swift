import Course
import Fixtures
import Foundation

@testable import lesson_runner

/// The lessons of the command's tests in a folder, with a grader that compiles nothing.
final class SampleWorkbook: FixtureFolder, Sendable {
  private let folder: TemporaryFolder
  let grader = FakeGrader()

  /// Creates the workbook; a new one is like a fresh clone, where nothing was graded or built.
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

  func exercise(_ id: String) throws -> Exercise {
    let catalog = try Catalog(root: root)
    guard let exercise = catalog.exercises.first(where: { "\($0.id)" == id }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return exercise
  }
}

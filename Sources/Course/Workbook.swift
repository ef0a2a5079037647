package import Foundation

/// A checkout of the workbook, with its lessons.
package struct Workbook: Sendable {
  /// The headings of the sections of `Lessons/README.md` that end the book.
  package static let lastHeadings = ["On Monday", "What this book leaves out", "Where to continue"]

  package let root: URL
  /// The folder to which the paths that the user types are relative.
  package let currentFolder: URL
  package let catalog: Catalog

  /// Creates a workbook from its folder, and reads the lessons.
  ///
  /// - Throws: ``WorkbookError`` if the lessons can't be read.
  package init(root: URL, currentFolder: URL? = nil) throws {
    self.root = root
    self.currentFolder = currentFolder ?? root
    catalog = try Catalog(root: root)
  }

  /// Finds the workbook that contains a folder, by searching the folder and then its parents.
  ///
  /// - Throws: ``WorkbookError`` if there is no workbook, or the lessons can't be read.
  package init(around folder: URL) throws {
    var here = folder.standardizedFileURL
    while !["Package.swift", "Lessons"].allSatisfy({ here.appending(path: $0).kind != nil }) {
      guard here.pathComponents.count > 1 else {
        throw WorkbookError.noWorkbook(around: folder.path)
      }
      here.deleteLastPathComponent()
    }
    try self.init(root: here, currentFolder: folder)
  }

  package var path: String { root.path }

  /// Returns the answer's header comment without the title, or nil if there is no comment.
  package func moral(of exercise: Exercise) -> String? {
    let answer = try? String(textOf: root.appending(path: exercise.answer))
    let text = (answer ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" || $0 == " " } }
      .drop { $0.isEmpty || $0 == exercise.title }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }

  /// Returns the correct designs of an exercise, apart from the answer.
  package func designs(of exercise: Exercise) -> [Design] {
    exercise.designs(in: root).compactMap { path in
      (try? Submission(exercise, at: path, in: root).text).map { Design(path: path, text: $0) }
    }
  }

  /// Returns the Markdown of the sections that end the page about all lessons.
  ///
  /// - Throws: ``WorkbookError`` if the page can't be read.
  package func endOfBook() throws -> String {
    let path = "Lessons/README.md"
    guard let text = try? String(textOf: root.appending(path: path)) else {
      throw WorkbookError.unreadable(path: path, reset: nil)
    }
    let headings = Self.lastHeadings.map { "## \($0)" }
    return text.partsAtHeadings.dropFirst().filter { headings.contains(String($0[0])) }
      .flatMap(\.self).trimmed
  }
}

/// A correct solution that differs from an exercise's answer.
package struct Design: Sendable {
  /// The path of the design's file, relative to the workbook's folder.
  package let path: String
  package let text: String

  /// The difference from the answer in words: the comment at the start of the file.
  package var difference: String {
    text.codeLines.prefix { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
  }
}

/// The command that learners use.
package enum Runner {
  /// The shell command that starts the runner; append its arguments.
  package static let call = "swift run lesson-runner"
  /// The version of the runner and of `lesson-admin`.
  package static let version = "0.3.0"
}

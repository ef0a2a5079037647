package import Foundation

/// A checkout of the workbook: its folder, and its lessons.
package struct Workbook: Sendable {
  package let root: URL
  package let catalog: Catalog

  /// - Throws: ``WorkbookError`` when the lessons can't be read.
  package init(root: URL) throws {
    self.root = root
    catalog = try Catalog(root: root)
  }

  /// Finds the workbook that a folder is in, going up from the folder itself.
  ///
  /// - Throws: ``WorkbookError`` when there is none, or its lessons can't be read.
  package init(around folder: URL) throws {
    var here = folder.standardizedFileURL
    while !Self.isWorkbook(here) {
      guard here.pathComponents.count > 1 else {
        throw WorkbookError.noWorkbook(around: folder.path)
      }
      here.deleteLastPathComponent()
    }
    try self.init(root: here)
  }

  package var path: String { root.path }

  /// The header comment of the answer, below its title; nil if there is none.
  package func moral(of exercise: Exercise) -> String? {
    let answer = try? String(contentsOf: root.appending(path: exercise.answer), encoding: .utf8)
    let header = (answer ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" || $0 == " " } }
    let text = header.drop { $0.isEmpty || $0 == exercise.title }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }

  private static func isWorkbook(_ folder: URL) -> Bool {
    ["Package.swift", "Lessons"].allSatisfy { folder.appending(path: $0).kind != nil }
  }
}

/// The words that start the command, to which the rest of a command line is added.
package enum Runner {
  package static let call = "swift run lesson-runner"
}

package import Foundation

/// A checkout of the workbook: where it lies, and what is in it.
package struct Workbook: Sendable {
  package let root: URL
  package let catalog: Catalog

  /// The path of the folder, for links to files in it.
  package var path: String { root.path }

  /// - Throws: ``WorkbookError/broken(_:)`` when the lessons cannot be read.
  package init(root: URL) throws {
    self.root = root
    catalog = try Catalog(root: root)
  }

  /// Finds the workbook that a folder lies in, going up from the folder itself.
  ///
  /// - Throws: ``WorkbookError/broken(_:)`` when there is none, or its lessons cannot be read.
  package init(around folder: URL) throws {
    var here = folder.standardizedFileURL
    while !Self.isWorkbook(here) {
      guard here.pathComponents.count > 1 else {
        throw WorkbookError.broken(
          "There is no workbook in \(folder.path), nor above it. Change to the folder that holds "
            + "Package.swift and Lessons, and try again.")
      }
      here.deleteLastPathComponent()
    }
    try self.init(root: here)
  }

  /// The moral of an exercise, in a few lines: the header comment of its answer, below its title.
  ///
  /// - Returns: The text, or nil when the answer has no such comment, or cannot be read.
  package func moral(of exercise: Exercise) -> String? {
    let answer = try? String(contentsOf: root.appending(path: exercise.answer), encoding: .utf8)
    let header = (answer ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" || $0 == " " } }
    let text = header.drop { $0.isEmpty || $0 == exercise.title }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }

  private static func isWorkbook(_ folder: URL) -> Bool {
    ["Package.swift", "Lessons"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}

/// A reason why the workbook cannot do what it was asked for.
///
/// None of these is the learner's mistake in an exercise.
package enum WorkbookError: Error, Equatable, CustomStringConvertible {
  /// A part of the workbook is missing or damaged.
  case broken(String)
  /// The suite of an exercise ran no test.
  case noTests(String)
  /// The toolchain or the machine did not do its part.
  case failed(String)

  /// An error with a reason: for one of a file, which file it is and what to do.
  package init(_ error: any Error) {
    self =
      (error as? WorkbookError)
      ?? .failed(FileProblem(error).map { "\($0)" } ?? error.localizedDescription)
  }

  /// The system's number for the reason of an error of Foundation, such as `EPIPE`; nil if it has
  /// none.
  package static func systemCode(of error: any Error) -> Int32? {
    FileProblem.code(of: error as NSError)
  }

  /// Says that a part of the workbook's folder can't be written to, and what to do.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - code: The system's number for the reason.
  /// - Returns: The error.
  package static func unwritable(_ path: String, _ code: Int32) -> WorkbookError {
    .failed("\(FileProblem(path, code))")
  }

  package var description: String {
    switch self {
    case .broken(let reason), .noTests(let reason), .failed(let reason): reason
    }
  }
}

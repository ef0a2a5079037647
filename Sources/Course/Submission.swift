package import Foundation

/// A source text of an exercise: the learner's file, the answer, or a variant.
package struct Submission: Sendable {
  package let exercise: Exercise
  /// Where the text is, relative to the workbook's folder.
  package let path: String
  package let source: Data

  /// Reads a text of an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - path: Relative to the workbook's folder; nil for the learner's file.
  ///   - root: The workbook's folder.
  /// - Throws: ``WorkbookError`` when there is no such file, or it isn't UTF-8.
  package init(_ exercise: Exercise, at path: String? = nil, in root: URL) throws {
    let path = path ?? exercise.file
    let reset = path == exercise.file ? exercise.id : nil
    let file = root.appending(path: path)
    // Reading anything but a file may fail, or never end.
    if let kind = file.resolvingSymlinksInPath().kind, kind != .typeRegular {
      throw WorkbookError.notAFile(path: path, isFolder: kind == .typeDirectory, reset: reset)
    }
    guard let source = try? Data(contentsOf: file) else {
      throw WorkbookError.unreadable(path: path, reset: reset)
    }
    guard String(data: source, encoding: .utf8) != nil else {
      throw WorkbookError.notUTF8(path: path)
    }
    self.init(exercise, path: path, source: source)
  }

  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - path: What messages call the text; nil for the learner's file.
  ///   - source: The text, in UTF-8.
  package init(_ exercise: Exercise, path: String? = nil, source: Data) {
    self.exercise = exercise
    self.path = path ?? exercise.file
    self.source = source
  }

  package var text: String { String(decoding: source, as: UTF8.self) }

  /// The seam, the API that the tests call: the first sentence of it in the header comment.
  package var seam: String? {
    text.firstMatch(of: /\/\/ Seam: +(.+(?:\n\/\/ {2,}.+)*)/).map { match in
      let seam = match.1.replacing(/\n\/\/ +/, with: " ")
      return String(seam.prefixMatch(of: /.+?\.(?=\s)/)?.0 ?? seam)
    }
  }
}

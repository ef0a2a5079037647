package import Foundation

/// The source text of an exercise: the learner's file, the answer, or a variant.
package struct Submission: Sendable {
  package let exercise: Exercise
  /// The path of the text, relative to the workbook's folder.
  package let path: String
  /// The text in UTF-8, with a line feed after each line, even if the file has other line ends.
  package let source: Data

  /// Reads the learner's file, or the text at `path`, which is relative to the workbook's folder.
  ///
  /// - Throws: ``WorkbookError`` if the file can't be read, or isn't UTF-8, or if a file other than
  ///   the learner's has a Git conflict.
  package init(_ exercise: Exercise, at path: String? = nil, in root: URL) throws {
    let path = path ?? exercise.file
    let reset = path == exercise.file ? exercise.id : nil
    let file = root.appending(path: path)
    // Reading something other than a regular file can fail or block forever.
    if let kind = file.resolvingSymlinksInPath().kind, kind != .typeRegular {
      throw WorkbookError.notAFile(path: path, isFolder: kind == .typeDirectory, reset: reset)
    }
    guard let source = try? Data(contentsOf: file) else {
      throw WorkbookError.unreadable(path: path, reset: reset)
    }
    guard String(data: source, encoding: .utf8) != nil else {
      throw WorkbookError.notUTF8(path: path)
    }
    self.init(exercise, source: source, at: path)
    if path != exercise.file, text.isUnmerged { throw WorkbookError.unmerged(path: path) }
  }

  /// Creates a submission from a UTF-8 text that replaces the file at `path`, or the learner's
  /// file.
  package init(_ exercise: Exercise, source: Data, at path: String? = nil) {
    self.exercise = exercise
    self.path = path ?? exercise.file
    self.source = Data(String(decoding: source, as: UTF8.self).withLineFeeds.utf8)
  }

  package var text: String { String(decoding: source, as: UTF8.self) }

  /// The seam (the API that the tests call), as described by the first sentence after `Seam:`.
  package var seam: String? {
    text.firstMatch(of: /\/\/ Seam: +(.+(?:\n\/\/ {2,}.+)*)/).map { match in
      let seam = match.1.replacing(/\n\/\/ +/, with: " ")
      return String(seam.prefixMatch(of: /.+?\.(?=\s)/)?.0 ?? seam).showingControls
    }
  }
}

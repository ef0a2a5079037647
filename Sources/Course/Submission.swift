package import Foundation

/// A source text that stands for an exercise: the learner's file, the answer, or a variant.
package struct Submission: Sendable {
  package let exercise: Exercise
  /// The path of the text, relative to the workbook's folder.
  package let path: String
  package let source: Data

  /// Reads a text that stands for an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - path: Where the text is, relative to the workbook's folder;
  ///     the learner's file unless told.
  ///   - root: The workbook's folder.
  /// - Throws: ``WorkbookError/broken(_:)`` when there is no such file, or it is not a text.
  package init(_ exercise: Exercise, at path: String? = nil, in root: URL) throws {
    let path = path ?? exercise.file
    self.exercise = exercise
    self.path = path
    let file = root.appending(path: path)
    let remedy =
      path == exercise.file
      ? "“\(Runner.call) reset \(exercise.id)” brings it back as shipped." : ""
    // To read anything but a file may fail, or take forever.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.resolvingSymlinksInPath().path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw WorkbookError.broken(
        "\(path) is \(type == .typeDirectory ? "a folder" : "no file"), and should be a Swift "
          + "file. Move it away; \(remedy)")
    }
    guard let source = try? Data(contentsOf: file) else {
      throw WorkbookError.broken(
        "\(path) cannot be read.\(remedy.isEmpty ? "" : " If it is gone, \(remedy)")")
    }
    guard String(data: source, encoding: .utf8) != nil else {
      throw WorkbookError.broken("\(path) is not a text in UTF-8. Save it in that encoding.")
    }
    self.source = source
  }

  /// Takes a text for the learner's file, wherever it was found.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - source: The text, in UTF-8.
  init(_ exercise: Exercise, source: Data) {
    self.exercise = exercise
    path = exercise.file
    self.source = source
  }

  package var text: String { String(decoding: source, as: UTF8.self) }

  /// The seam, in the words of the header comment's first sentence on it: what the tests use.
  package var seam: String? {
    text.firstMatch(of: /\/\/ Seam: +(.+(?:\n\/\/ {2,}.+)*)/).map { match in
      let seam = match.1.replacing(/\n\/\/ +/, with: " ")
      return String(seam.prefixMatch(of: /.+?\.(?=\s)/)?.0 ?? seam)
    }
  }
}

public import Foundation

/// A source text that stands for an exercise: the learner's file, the answer, or a variant.
public struct Submission: Sendable {
  public let exercise: Exercise
  /// Where the text was read, relative to the workbook's folder.
  public let path: String
  let source: Data

  /// Reads the text at `path`.
  ///
  /// - Throws: ``WorkbookError/broken(_:)`` when there is no such file, or it is not a text.
  public init(_ exercise: Exercise, at path: String, in root: URL) throws {
    self.exercise = exercise
    self.path = path
    guard let source = try? Data(contentsOf: root.appending(path: path)) else {
      let remedy =
        path == exercise.file
        ? " If it is gone, “swift run lesson-runner reset \(exercise.id)” brings it back as shipped."
        : ""
      throw WorkbookError.broken("\(path) cannot be read.\(remedy)")
    }
    guard String(data: source, encoding: .utf8) != nil else {
      throw WorkbookError.broken("\(path) is not a text in UTF-8. Save it in that encoding.")
    }
    self.source = source
  }

  var text: String { String(decoding: source, as: UTF8.self) }

  /// What the header comment calls the seam, in its first sentence: what the tests use.
  var seam: String? {
    text.firstMatch(of: /\/\/ Seam: +(.+(?:\n\/\/ {2,}.+)*)/).map { match in
      let seam = match.1.replacing(/\n\/\/ +/, with: " ")
      return String(seam.prefixMatch(of: /.+?\.(?=\s)/)?.0 ?? seam)
    }
  }
}

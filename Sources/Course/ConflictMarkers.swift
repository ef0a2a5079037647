import Foundation

extension String {
  /// The marker lines of Git's merge conflicts, each with its line number.
  ///
  /// A conflict begins with `<<<<<<< ` and the first version's name, and ends with `>>>>>>> ` and
  /// the second version's name. `=======` separates the versions. `||||||| ` may begin their common
  /// version.
  package var conflictMarkers: [(line: Int, text: Substring)] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .filter { _, text in
        text == "=======" || ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { text.hasPrefix($0) }
      }
      .map { (line: $0.offset + 1, text: $0.element) }
  }

  /// Whether the text has the first and the last marker of a conflict, not only a line like
  /// `=======`.
  package var isUnmerged: Bool {
    // Most texts have no conflict, and comparing lines takes milliseconds.
    if Data(utf8).range(of: Data("<<<<<<< ".utf8)) == nil { return false }
    let markers = conflictMarkers.map(\.text)
    return ["<<<<<<< ", ">>>>>>> "].allSatisfy { mark in markers.contains { $0.hasPrefix(mark) } }
  }
}

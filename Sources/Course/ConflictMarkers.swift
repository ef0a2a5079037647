extension String {
  /// The lines with which Git separates two versions that it couldn't merge, with their numbers.
  ///
  /// The first line of a place is `<<<<<<< ` with a version's name, the last one is `>>>>>>> ` with
  /// another's. Between them is `=======`, and perhaps `||||||| ` above a common version.
  package var conflictMarkers: [(line: Int, text: Substring)] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .filter { _, text in
        text == "=======" || ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { text.hasPrefix($0) }
      }
      .map { (line: $0.offset + 1, text: $0.element) }
  }

  /// Whether the text has a place in two versions, rather than only a line of such characters.
  package var isUnmerged: Bool {
    let markers = conflictMarkers.map(\.text)
    return ["<<<<<<< ", ">>>>>>> "].allSatisfy { mark in markers.contains { $0.hasPrefix(mark) } }
  }
}

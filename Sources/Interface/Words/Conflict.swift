/// Two versions that Git couldn't merge, with the names from the conflict markers.
struct Conflict {
  private let first: String
  private let second: String

  /// Reads the versions' names from an excerpt, or returns nil if a marker with a name is missing.
  init?(in excerpt: [String]) {
    func name(after mark: String) -> String? {
      excerpt.lazy.compactMap { row in row.firstRange(of: mark).map { row[$0.upperBound...] } }
        .first.map(String.init)
    }
    guard let first = name(after: "<<<<<<< "), let second = name(after: ">>>>>>> ") else {
      return nil
    }
    (self.first, self.second) = (first, second)
  }

  /// The learner's version, and Git's word for it, or nil if the names don't identify the learner's
  /// version.
  private var own: (name: String, side: String)? {
    // When Git applies the learner's stash or commits to the book's version, the learner's version
    // is below. A commit's name is its abbreviation and its subject, such as `3f2a1b0 (Solve 1.1)`.
    if second == "Stashed changes" || second.contains(/^[0-9a-f]{7,} \(/) {
      return (second, "theirs")
    }
    return first == "HEAD" ? (first, "ours") : nil
  }

  func explanation(for file: String) -> String {
    let keeping = own.map { name, side in
      "\nYours is “\(name)”. To keep your whole file:\ngit checkout --\(side) -- \(file)"
    }
    return """
      Git couldn't merge two versions of this file: “\(first)” is above =======, and “\(second)” \
      below it.\(keeping ?? "")
      \(own == nil ? "In" : "Or in") your editor, \(Self.deletionAdvice)
      """
  }

  /// The explanation if only some of the markers are left.
  static let partialExplanation =
    "Git couldn't merge two versions of this file. In your editor, \(deletionAdvice)"

  private static let deletionAdvice =
    "delete what you don't want to keep, and the lines with <<<<<<<, ======= and >>>>>>>."
}

/// An invalid command line.
package struct UsageError: Error {
  package let message: String
  /// The subcommand whose usage to show, or nil.
  package var command: Configuration?

  /// Creates an error that suggests the name most similar to the typed name, if any name is similar
  /// enough.
  ///
  /// Case doesn't matter, and the beginning of a name counts as similar to the name.
  package init(
    _ message: String, nearest typed: String = "", among names: [String] = [],
    of command: Configuration? = nil
  ) {
    let word = typed.lowercased()
    let distances = names.map { name in
      let lowercased = name.lowercased()
      let isBeginning = word.count > 1 && word != "--" && lowercased.hasPrefix(word)
      return (name, isBeginning ? 0 : lowercased.distance(to: word))
    }
    let nearest = distances.min { $0.1 < $1.1 }.flatMap { name, distance in
      distance <= max(1, typed.count / 2) ? " Did you mean “\(name)”?" : nil
    }
    self.message = message + (nearest ?? "")
    self.command = command
  }
}

/// A reason why a command fails, with its own text and exit status.
package struct CommandError: Error, Equatable {
  package let text: String
  package let status: ExitStatus

  package init(_ text: String, _ status: ExitStatus) {
    self.text = text
    self.status = status
  }
}

extension String {
  /// Returns the number of letters to change, add or remove to turn this word into `other`.
  package func distance(to other: String) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherLetter) in other.enumerated() {
        let above = row[column + 1]
        row[column + 1] =
          letter == otherLetter ? diagonal : 1 + Swift.min(diagonal, above, row[column])
        diagonal = above
      }
    }
    return row[other.count]
  }
}

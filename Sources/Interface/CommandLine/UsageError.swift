package import Course
package import Grading

/// A command line that cannot be understood: why, and what would be.
package struct UsageError: Error, Equatable {
  package let message: String
  package let usage: String

  package init(_ message: String, of command: Configuration? = nil) {
    self.message = message
    let name = command.map { " \($0.name)" } ?? ""
    usage = """
      Usage: lesson-runner\(command?.usage ?? " [<subcommand>]")
        See 'lesson-runner\(name) --help' for more information.
      """
  }

  /// Suggests the name that is most like the one that was typed, if one is like it at all.
  package init(
    _ message: String, nearest typed: String, among names: [String],
    of command: Configuration? = nil
  ) {
    let nearest = names.map { ($0, $0.distance(to: typed)) }.min { $0.1 < $1.1 }
    let isLike = nearest.map { $0.1 <= max(1, typed.count / 2) } ?? false
    self.init(
      isLike ? "\(message) Did you mean '\(nearest?.0 ?? "")'?" : message, of: command)
  }
}

extension String {
  /// The number of letters to change, add or take away to make one word of the other.
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

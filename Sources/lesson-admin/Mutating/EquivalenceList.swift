import Course
import Foundation

/// The changes to an answer that don't change its behavior, from `same.txt` in its proofs.
///
/// A line such as `drop: super.viewDidLoad()  # UIKit does nothing in it` has a mutation's name,
/// two spaces, and the reason after `#`. A `*` matches any text.
struct EquivalenceList {
  struct Line {
    let number: Int
    let pattern: String

    func matches(_ name: String) -> Bool {
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        .map { NSRegularExpression.escapedPattern(for: String($0)) }
      return name.range(
        of: #"\A(?s:\#(parts.joined(separator: ".*")))\z"#, options: .regularExpression) != nil
    }
  }

  let path: String
  private(set) var lines: [Line] = []
  /// The numbers of the lines with an invalid format.
  private(set) var malformed: [Int] = []

  init(text: String, path: String) {
    self.path = path
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace) {
      if let match = line.prefixMatch(of: /(.*?)\s{2,}# (.*\S)/) {
        lines.append(Line(number: index + 1, pattern: String(match.1)))
      } else {
        malformed.append(index + 1)
      }
    }
  }

  /// Reads the list of an exercise, which is empty if there is no file.
  init(of exercise: Exercise, in root: URL) {
    let path = "\(exercise.proofs)/same.txt"
    let text = try? String(textOf: root.appending(path: path))
    self.init(text: text ?? "", path: path)
  }
}

package import Course
import Foundation

/// An error that the compiler reported.
package struct CompilerMessage: Codable, Equatable, Sendable {
  /// The path as the compiler printed it, or, once it is known, the one that the learner opens.
  package var file: String
  package let line: Int
  package let column: Int
  package let text: String
  /// The lines that the compiler printed below the error: the source, with a mark at the place.
  package internal(set) var excerpt: [String]

  package var place: WorkbookError.Place { WorkbookError.Place(file: file, line: line) }

  /// Finds the errors in what a build printed, each once, in order.
  static func errors(in output: String) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.+)/),
        let row = Int(match.2), let column = Int(match.3)
      else { continue }
      let message = CompilerMessage(
        file: String(match.1), line: row, column: column, text: String(match.4),
        excerpt: excerpt(lines[(index + 1)...]))
      if !found.contains(where: { $0.isSame(as: message) }) { found.append(message) }
    }
    return found
  }

  /// The source lines around the error, without those around a note that stands far from it.
  private static func excerpt(_ lines: ArraySlice<Substring>) -> [String] {
    let all = lines.prefix { $0.contains(/^ *(\d* \||:$)/) }
    let parts = all.split { $0.contains(/^ *:$/) }
    let part = parts.first { $0.contains { $0.contains("- error: ") } } ?? parts.first
    return part?.map(String.init) ?? []
  }

  /// The compiler reports an error once for each of its passes.
  private func isSame(as other: CompilerMessage) -> Bool {
    (file, line, column, text) == (other.file, other.line, other.column, other.text)
  }
}

extension ChildProcess.Result {
  /// The errors of a compiler in what was printed.
  var errorMessages: [CompilerMessage] { CompilerMessage.errors(in: output + errors) }
}

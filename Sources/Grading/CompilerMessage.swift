package import Course

/// An error that the compiler reported.
package struct CompilerMessage: Codable, Equatable, Sendable {
  /// The file's path: first as the compiler printed it, then relative to the workbook's folder.
  package var file: String
  package let line: Int
  package let column: Int
  package let text: String
  /// The source lines that the compiler printed below the error, with a mark at the error's
  /// position.
  package internal(set) var excerpt: [String]

  /// The text of the compiler's error about a conflict marker.
  package static let conflict = "source control conflict marker in source file"

  package var place: WorkbookError.Place { WorkbookError.Place(file: file, line: line) }

  /// Returns the errors in the output of a build in order, without duplicates.
  static func errors(in output: String) -> [CompilerMessage] {
    let lines = output.withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
    // Each compiler pass can report the same error.
    var seen: Set<String> = []
    return lines.indices.compactMap { index in
      var line = String(lines[index])
      var rest = lines[(index + 1)...]
      // If the error is in a macro's expansion, the next line names the macro's place.
      if let error = line.prefixMatch(of: /macro expansion .+?:\d+:\d+(?=: error: )/),
        let place = rest.first?.wholeMatch(of: /`- (\/.+?:\d+:\d+): note: .+/)
      {
        line.replaceSubrange(error.range, with: place.1)
        rest = rest.dropFirst()
      }
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.+)/),
        let row = Int(match.2), let column = Int(match.3), seen.insert(line).inserted
      else { return nil }
      return CompilerMessage(
        file: String(match.1), line: row, column: column, text: String(match.4),
        excerpt: excerpt(rest))
    }
  }

  /// Returns the source lines around the error, without lines around a distant note.
  private static func excerpt(_ lines: ArraySlice<Substring>) -> [String] {
    let all = lines.prefix { $0.contains(/^ *(\d* \||:$)/) }
    let parts = all.split { $0.contains(/^ *:$/) }
    let part = parts.first { $0.contains { $0.contains("- error: ") } } ?? parts.first
    return part?.map(String.init) ?? []
  }
}

extension ChildProcess.Result {
  var errorMessages: [CompilerMessage] { CompilerMessage.errors(in: output + errors) }
}

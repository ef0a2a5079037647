package import Course
package import Foundation

extension Stage {
  /// Says what a build that failed means for the one submission in it.
  ///
  /// - Parameters:
  ///   - submission: What was built.
  ///   - result: The build.
  ///   - errors: The compiler's errors; none when something else failed.
  /// - Returns: The verdict.
  /// - Throws: ``WorkbookError/broken(_:)`` when the errors lie
  ///   neither in its file nor in its suite; ``WorkbookError/failed(_:)`` when there are none, and
  ///   it is not the linker that refuses the submission.
  func verdict(
    on submission: Submission, _ result: ChildProcess.Result, _ errors: [CompilerMessage]
  ) throws -> Verdict {
    var own = errors.filter { $0.file == file(of: submission.exercise).path }
    if errors.isEmpty {
      own = LinkerMessage.errors(in: result.output + result.errors, on: submission)
    }
    if own.isEmpty { own = submission.hiddenPlaces }
    if !own.isEmpty {
      return Verdict(
        .doesNotCompile(own.map { $0.shown(in: submission.path).inSight(of: submission.text) }))
    }
    guard let error = errors.first else { throw SwiftPM.failure(result) }
    let tests = root.realPath.appending(path: submission.exercise.tests)
    let suite = errors.filter { $0.file == tests.path }
    if !suite.isEmpty {
      let messages = suite.map { $0.shown(in: submission.exercise.tests) }
      return Verdict(.doesNotFit(seam: submission.seam, messages))
    }
    let part = error.shown(below: root)
    throw WorkbookError.broken(
      "A part of the workbook that is not yours to change does not compile:\n"
        + "\(part.file):\(part.line): \(part.text)\n\(part.wayBack)")
  }
}

extension CompilerMessage {
  /// The message with its file relative to the workbook's folder.
  package func shown(below root: URL) -> CompilerMessage {
    let start = "\(root.realPath.path)/"
    return file.hasPrefix(start) ? shown(in: String(file.dropFirst(start.count))) : self
  }

  /// The words on how to get the file back as it was.
  package var wayBack: String {
    "To put it back: git checkout -- \(file). Or take it from a new clone of the workbook."
  }
}

extension Submission {
  /// The lines that give errors another place than the file's own.
  fileprivate var hiddenPlaces: [CompilerMessage] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.filter { lines[$0].contains("#sourceLocation(file:") }.map { index in
      CompilerMessage(
        file: path, line: index + 1, column: 1,
        text: "there is an error that this line gives another place. Take the line away to see it",
        excerpt: [])
    }
  }
}

extension CompilerMessage {
  fileprivate func shown(in path: String) -> CompilerMessage {
    var message = self
    message.file = path
    return message
  }

  /// The error with the lines around it, as the compiler shows them; `swiftbuild` keeps them back.
  fileprivate func inSight(of source: String) -> CompilerMessage {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard excerpt.isEmpty, lines.indices.contains(line - 1) else { return self }
    let rows = max(1, line - 2)...min(lines.count, line + 2)
    let width = "\(rows.upperBound)".count
    var message = self
    message.excerpt = rows.flatMap { row in
      let number = String(repeating: " ", count: width - "\(row)".count) + "\(row)"
      let text = ["\(number) | \(lines[row - 1])"]
      let mark =
        String(repeating: " ", count: width) + " | "
        + String(repeating: " ", count: column - 1) + "`- error: \(self.text)"
      return row == line ? text + [mark] : text
    }
    return message
  }
}

import Course
import Foundation

extension Stage {
  /// What a failed build means for the only text in it.
  ///
  /// - Throws: ``WorkbookError`` when the errors are neither in the text nor in its suite, and it
  ///   isn't the linker that rejects the text.
  func verdict(on submission: Submission, _ result: ChildProcess.Result) throws -> Verdict {
    let errors = result.errorMessages
    var own = errors.filter { $0.file == file(of: submission.exercise).path }
    if errors.isEmpty { own = LinkerMessage.errors(in: result.output + result.errors, submission) }
    if own.isEmpty { own = submission.hiddenPlaces }
    if !own.isEmpty {
      return Verdict(
        .doesNotCompile(own.map { $0.renamed(submission.path).withExcerpt(of: submission.text) }))
    }
    guard let error = errors.first else { throw result.failure(of: "swift") }
    let tests = root.realPath.appending(path: submission.exercise.tests)
    let suite = errors.filter { $0.file == tests.path }
    if !suite.isEmpty {
      return Verdict(
        .doesNotFit(
          seam: submission.seam, suite.map { $0.renamed(submission.exercise.tests) }))
    }
    let part = error.relative(to: root)
    throw WorkbookError.partDoesNotCompile(part.place, message: part.text)
  }
}

extension CompilerMessage {
  /// The message with its file relative to the workbook's folder.
  func relative(to root: URL) -> CompilerMessage {
    let start = "\(root.realPath.path)/"
    return file.hasPrefix(start) ? renamed(String(file.dropFirst(start.count))) : self
  }

  fileprivate func renamed(_ path: String) -> CompilerMessage {
    var message = self
    message.file = path
    return message
  }

  /// The message with the lines around it, which `swiftbuild` leaves out.
  fileprivate func withExcerpt(of source: String) -> CompilerMessage {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard excerpt.isEmpty, lines.indices.contains(line - 1) else { return self }
    let rows = max(1, line - 2)...min(lines.count, line + 2)
    let width = "\(rows.upperBound)".count
    func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
    var message = self
    message.excerpt = rows.flatMap { row in
      let text = "\(spaces(width - "\(row)".count))\(row) | \(lines[row - 1])"
      let mark = "\(spaces(width)) | \(spaces(column - 1))`- error: \(self.text)"
      return row == line ? [text, mark] : [text]
    }
    return message
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

/// Reads what linkers print when a program can't be linked.
enum LinkerMessage {
  /// An error for each symbol of the exercise that is defined twice or not at all, at its line.
  ///
  /// - Parameters:
  ///   - output: What the linker, or a whole build, printed.
  ///   - submission: The text.
  /// - Returns: The errors, in the order of the output.
  static func errors(in output: String, _ submission: Submission) -> [CompilerMessage] {
    let exercise = submission.exercise
    let compiled = ["\(exercise.module).o", "\(exercise.stem).swift.o", "\(exercise.stem).swift:"]
    guard compiled.contains(where: { output.contains("/\($0)") }) else { return [] }
    var found: [CompilerMessage] = []
    let pattern =
      /(duplicate|undefined|multiple) (?:symbol|reference to|definition of):? ['`]?([^\s']+)/
    for match in output.matches(of: pattern) {
      let name = String(match.2)
      let text =
        match.1 == "undefined"
        ? "“\(name)” is declared here, and defined nowhere"
        : "“\(name)” is there already: the tests are a program of their own"
      let message = CompilerMessage(
        file: submission.path, line: line(of: name, in: submission.text), column: 1, text: text,
        excerpt: [])
      if !found.contains(message) { found.append(message) }
    }
    return found
  }

  /// The line that gives code this symbol, or else the first.
  private static func line(of name: String, in text: String) -> Int {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let index = lines.firstIndex { $0.contains("\"\(name)\"") || $0.contains("@\(name)") }
    return (index ?? 0) + 1
  }
}

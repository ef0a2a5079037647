import Course
import Foundation

extension Stage {
  /// Returns the verdict on the only text in a failed build.
  ///
  /// - Throws: ``WorkbookError`` if the errors are neither in the text nor in its suite, and the
  ///   linker doesn't reject the text.
  func verdict(on submission: Submission, _ result: ChildProcess.Result) throws -> Verdict {
    let errors = result.errorMessages
    var own = errors.filter { $0.file == file(of: submission.exercise).path }
    if errors.isEmpty { own = LinkerMessage.errors(in: result.output + result.errors, submission) }
    if own.isEmpty { own = submission.hiddenPlaces }
    if !own.isEmpty {
      // The compiler prints errors of later passes last, so the lines aren't in order.
      own.sort { ($0.line, $0.column) < ($1.line, $1.column) }
      return Verdict(
        .doesNotCompile(own.map { $0.renamed(submission.path).withExcerpt(of: submission.text) }))
    }
    guard let error = errors.first else { throw result.failure(of: "swift") }
    let exercise = submission.exercise
    let suite = "\(root.realPath.path)/Tests/\(exercise.module)Tests/\(exercise.id.number)-"
    let misfits = errors.filter { $0.file.hasPrefix(suite) }
    if !misfits.isEmpty {
      return Verdict(.doesNotFit(seam: submission.seam, misfits.map { $0.relative(to: root) }))
    }
    let part = error.relative(to: root)
    throw WorkbookError.partDoesNotCompile(part.place, message: part.text)
  }
}

extension CompilerMessage {
  /// Returns the message with its path relative to the workbook's folder.
  func relative(to root: URL) -> CompilerMessage {
    let start = "\(root.realPath.path)/"
    return file.hasPrefix(start) ? renamed(String(file.dropFirst(start.count))) : self
  }

  fileprivate func renamed(_ path: String) -> CompilerMessage {
    var message = self
    message.file = path
    return message
  }

  /// Returns the message with the surrounding source lines, which `swiftbuild` omits.
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
  /// The `#sourceLocation` lines that move errors to another file.
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

/// A parser for the messages of linkers.
enum LinkerMessage {
  /// Returns an error for each of the exercise's symbols that is duplicate or undefined.
  ///
  /// - Parameters:
  ///   - output: The output of the linker or of a whole build.
  ///   - submission: The text, in which each error gets its symbol's line.
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
        if match.1 != "undefined" {
          "“\(name)” is there already: the tests are a program of their own"
        } else if isConvenienceInitializer(name) {
          "must call a designated initializer of the superclass, "
            + "such as init(nibName:bundle:) or init(frame:)"
        } else {
          "“\(name)” is declared here, and defined nowhere"
        }
      let message = CompilerMessage(
        file: submission.path, line: line(of: name, in: submission.text), column: 1, text: text,
        excerpt: [])
      if !found.contains(message) { found.append(message) }
    }
    return found
  }

  /// Returns the number of the line that declares the symbol's name, or 1 if there is none.
  private static func line(of name: String, in text: String) -> Int {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let uses = isConvenienceInitializer(name) ? ["super.init()"] : ["\"\(name)\"", "@\(name)"]
    let index = lines.firstIndex { line in uses.contains { line.contains($0) } }
    return (index ?? 0) + 1
  }

  /// Returns whether an undefined symbol is an initializer that `super` can't call.
  ///
  /// Swift 6.3 compiles a `super.init()` that calls a convenience initializer if other statements
  /// come first. No such symbol exists, so the linker rejects the call.
  private static func isConvenienceInitializer(_ name: String) -> Bool {
    name.hasPrefix("$s") && name.hasSuffix("cfc")
  }
}

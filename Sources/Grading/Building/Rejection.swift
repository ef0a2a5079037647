import Course
import Foundation

extension Stage {
  /// Returns the verdict on a text whose build failed.
  ///
  /// - Throws: ``WorkbookError`` if the errors are neither in the text nor in its suite, and the
  ///   linker doesn't reject the text.
  func verdict(on submission: Submission, _ result: ChildProcess.Result) throws -> Verdict {
    let exercise = submission.exercise
    let errors = result.errorMessages
    var own = errors.filter { $0.file == file(of: exercise).path }
    if errors.isEmpty { own = submission.linkerErrors(in: result.output + result.errors) }
    if own.isEmpty { own = submission.sourceLocationErrors }
    if let conflict = submission.conflict(among: own) { own = [conflict] }
    if !own.isEmpty {
      // The compiler prints errors of later passes last, so the lines aren't in order.
      own.sort { ($0.line, $0.column) < ($1.line, $1.column) }
      return Verdict(
        .doesNotCompile(own.map { $0.renamed(submission.path).withExcerpt(of: submission.lines) }))
    }
    guard let error = errors.first?.relative(to: root) else { throw result.failure(of: "swift") }
    let suite = "\(root.realPath.path)/Tests/\(exercise.module)Tests/\(exercise.id.number)-"
    let misfits = errors.filter { $0.file.hasPrefix(suite) }
    if !misfits.isEmpty {
      return Verdict(.doesNotFit(seam: submission.seam, misfits.map { $0.relative(to: root) }))
    }
    throw WorkbookError.partDoesNotCompile(error.place, message: error.text)
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
  fileprivate func withExcerpt(of lines: [Substring]) -> CompilerMessage {
    guard excerpt.isEmpty, lines.indices.contains(line - 1) else { return self }
    let rows = max(1, line - 2)...min(lines.count, line + 2)
    let width = "\(rows.upperBound)".count
    func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
    // The compiler counts columns in bytes, but places marks in an excerpt by characters.
    let before = String(decoding: lines[line - 1].utf8.prefix(column - 1), as: UTF8.self).count
    var message = self
    message.excerpt = rows.flatMap { row in
      let text = "\(spaces(width - "\(row)".count))\(row) | \(lines[row - 1])"
      let mark = "\(spaces(width)) | \(spaces(before))`- error: \(self.text)"
      return row == line ? [text, mark] : [text]
    }
    return message
  }
}

extension Submission {
  fileprivate var lines: [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private func error(_ text: String, at index: Int) -> CompilerMessage {
    CompilerMessage(file: path, line: index + 1, column: 1, text: text, excerpt: [])
  }

  /// An error for each `#sourceLocation` line, which moves other errors to another file.
  fileprivate var sourceLocationErrors: [CompilerMessage] {
    let text = "there is an error that this line gives another place. Take the line away to see it"
    let lines = lines
    return lines.indices.filter { lines[$0].contains("#sourceLocation(file:") }
      .map { error(text, at: $0) }
  }

  /// Returns one error for all of Git's conflict markers, if an error is at or right below a
  /// marker.
  ///
  /// The excerpt has the markers, which name the versions. Two versions in one text may cause all
  /// other errors.
  fileprivate func conflict(among errors: [CompilerMessage]) -> CompilerMessage? {
    let markers = text.conflictMarkers
    let lines = Set(markers.flatMap { [$0.line, $0.line + 1] })
    guard let first = markers.first, errors.contains(where: { lines.contains($0.line) }) else {
      return nil
    }
    return CompilerMessage(
      file: path, line: first.line, column: 1, text: CompilerMessage.conflict,
      excerpt: markers.map { "\($0.line) | \($0.text)" })
  }

  /// Returns an error for each of the exercise's duplicate or undefined symbols, in the linker's
  /// order.
  func linkerErrors(in output: String) -> [CompilerMessage] {
    let compiled = ["\(exercise.module).o", "\(exercise.stem).swift.o", "\(exercise.stem).swift:"]
    guard compiled.contains(where: { output.contains("/\($0)") }) else { return [] }
    var found: [CompilerMessage] = []
    let pattern =
      /(duplicate|undefined|multiple) (?:symbol|reference to|definition of):? ['`]?([^\s']+)/
    for match in output.matches(of: pattern) {
      let name = String(match.2)
      // If other statements come first, Swift 6.3 compiles a `super.init()` that calls a
      // convenience initializer. The called symbol doesn't exist, so the linker rejects the call.
      let isConvenienceInitializer = name.hasPrefix("$s") && name.hasSuffix("cfc")
      let text =
        if match.1 != "undefined" {
          "“\(name)” is there already: the tests are a program of their own"
        } else if isConvenienceInitializer {
          "must call a designated initializer of the superclass, "
            + "such as init(nibName:bundle:) or init(frame:)"
        } else {
          "“\(name)” is declared here, and defined nowhere"
        }
      let uses = isConvenienceInitializer ? ["super.init()"] : ["\"\(name)\"", "@\(name)"]
      let index = lines.firstIndex { line in uses.contains { line.contains($0) } }
      let message = error(text, at: index ?? 0)
      if !found.contains(message) { found.append(message) }
    }
    return found
  }
}

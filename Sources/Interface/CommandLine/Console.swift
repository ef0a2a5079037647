package import Course
import Foundation
import Synchronization

/// The output of a command: results to standard output, everything else to standard error.
package struct Console: Sendable {
  package typealias Size = (columns: Int, rows: Int)

  /// Writes to standard output.
  package let write: @Sendable (String) throws -> Void
  /// Writes to standard error.
  private let writeNote: @Sendable (String) -> Void
  /// A function that reads a line from the user, or nil if there is no user.
  private let readAnswer: (@Sendable () async -> String?)?
  /// Returns the current size of the terminal, or nil if there is none.
  private let size: @Sendable () -> Size?
  /// Whether the output is a terminal that supports more than plain text, and the user didn't
  /// choose plain text.
  package private(set) var isCapable: Bool
  /// The line at the end of standard error, or nil if the terminal can't erase a line.
  private var statusLine: StatusLine?
  /// Whether words replace marks and drawings.
  private var usesWords: Bool
  /// Whether to use color in any output, or nil to use color only in a capable terminal.
  private let forcedColor: Bool?
  /// The width that the environment requests, in columns, or nil.
  private let columns: Int?

  /// Creates a console that takes color and width from the environment.
  ///
  /// If standard output is a terminal, `isTerminal` is true; if standard error is a terminal,
  /// `hasNoteTerminal` is true.
  package init(
    isTerminal: Bool, hasNoteTerminal: Bool = false, environment: [String: String],
    size: @escaping @Sendable () -> Size?,
    write: @escaping @Sendable (String) throws -> Void,
    writeNote: @escaping @Sendable (String) -> Void, readAnswer: (@Sendable () async -> String?)?
  ) {
    self.write = write
    self.writeNote = writeNote
    self.readAnswer = readAnswer
    self.size = size
    isCapable = isTerminal && environment["TERM"] != "dumb"
    usesWords = environment["TERM"] == "dumb"
    statusLine = hasNoteTerminal && !usesWords ? StatusLine(write: writeNote) : nil
    // These are the rules of no-color.org, force-color.org and bixense.com/clicolors. Forced color
    // applies even to a dumb terminal, because the user chose color.
    let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
      !["", "0"].contains(environment[name] ?? "")
    }
    let isForbidden = environment["NO_COLOR"]?.isEmpty == false
    forcedColor = isForbidden ? false : isForced ? true : nil
    columns = environment["COLUMNS"].flatMap { Int($0) }
  }

  /// A console for a screen reader, with the same output as for a dumb terminal.
  package var plain: Console {
    var console = self
    console.isCapable = false
    console.statusLine = nil
    console.usesWords = true
    return console
  }

  package var style: TextStyle {
    let size = size()
    return TextStyle(
      hasColor: forcedColor ?? isCapable, hasLinks: isCapable,
      width: min(100, size?.columns ?? columns ?? 80), height: size?.rows, usesWords: usesWords)
  }

  /// Writes a result.
  package func print(_ text: String) throws(OutputError) {
    do {
      try withoutStatus { try write("\(text)\n") }
    } catch {
      throw OutputError(code: FileProblem.code(of: error))
    }
  }

  /// Writes a text that isn't a result, such as progress or an error.
  package func note(_ text: String) { withoutStatus { writeNote("\(text)\n") } }

  /// Shows a line below all other output, or removes the line if `status` is empty.
  ///
  /// Only a terminal that can replace a line shows the line.
  package func show(status: String) {
    statusLine?.show(String(status.prefix(max(0, style.width - 1))))
  }

  /// Calls a function that writes, while the status line is hidden.
  private func withoutStatus(_ write: () throws -> Void) rethrows {
    guard let statusLine else { return try write() }
    try statusLine.hide(during: write)
  }

  /// Returns whether the user answers a question with “y” or “yes”, or false if there is no user.
  ///
  /// - Throws: `CancellationError` if the task is canceled before the user answers.
  package func confirm(_ question: String) async throws -> Bool {
    guard let readAnswer else { return false }
    writeNote("\(question) [y/N] ")
    let answer = await readAnswer()?.lowercased()
    if Task.isCancelled {
      // Ctrl-C leaves the cursor behind the question.
      writeNote("\n")
      throw CancellationError()
    }
    return ["y", "yes"].contains(answer)
  }

  /// Lists the ungraded files among the lessons, because a learner may have edited such a file.
  package func noteUngradedItems(of catalog: Catalog) {
    for item in catalog.ungradedItems { note("Note: \(item.text)".wrapped(to: style.width)) }
  }
}

/// A line that is replaced in place, at the end of standard error.
private final class StatusLine: Sendable {
  private let text = Mutex("")
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  private static let erasure = "\r\u{1B}[K"

  func show(_ new: String) {
    text.withLock { text in
      let erasure = text.isEmpty ? "" : Self.erasure
      if new != text { write(erasure + new) }
      text = new
    }
  }

  func hide(during body: () throws -> Void) rethrows {
    try text.withLock { text in
      if !text.isEmpty { write(Self.erasure) }
      defer { if !text.isEmpty { write(text) } }
      try body()
    }
  }
}

/// An error from writing a result, with the system's error number.
package struct OutputError: Error {
  package let code: Int32?
}

// MARK: The standard console

extension Console {
  /// Returns the console for the standard streams.
  ///
  /// Opens closed streams first, to reserve their numbers. Only `main` may call this function.
  package static func standard(environment: [String: String]) -> Console {
    // `open` returns the lowest free number, which is the closed stream's. Later, writing to that
    // stream fails, because the file is read-only.
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
    // Reading can't be canceled, so an unfinished read stays behind on its thread.
    let readAnswer: @Sendable () async -> String? = {
      let (answers, answer) = AsyncStream.makeStream(of: String?.self)
      Thread { answer.yield(readLine()) }.start()
      for await answer in answers { return answer }
      return nil
    }
    return Console(
      isTerminal: isatty(1) == 1, hasNoteTerminal: isatty(2) == 1, environment: environment,
      size: terminalSize,
      write: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeNote: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      readAnswer: isatty(0) == 1 ? readAnswer : nil)
  }

  @Sendable private static func terminalSize() -> Size? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}

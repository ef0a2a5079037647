package import Course
import Foundation

/// The places that a command writes to: results to standard output, all else to standard error.
package struct Console: Sendable {
  package typealias Size = (columns: Int, rows: Int)

  /// Writes to standard output.
  package let write: @Sendable (String) throws -> Void
  private let writeNote: @Sendable (String) -> Void
  /// Reads a line that the user types; nil when there is nobody to ask.
  private let readAnswer: (@Sendable () -> String?)?
  /// The size of the terminal as it is now; nil if there is none.
  private let size: @Sendable () -> Size?
  /// Whether the terminal, if it is one, shows more than plain text.
  package let isCapable: Bool
  private let hasColor: Bool
  /// The width that the environment asks for.
  private let columns: Int?

  /// The environment chooses color and width.
  package init(
    isTerminal: Bool, environment: [String: String], size: @escaping @Sendable () -> Size?,
    write: @escaping @Sendable (String) throws -> Void,
    writeNote: @escaping @Sendable (String) -> Void, readAnswer: (@Sendable () -> String?)?
  ) {
    self.write = write
    self.writeNote = writeNote
    self.readAnswer = readAnswer
    self.size = size
    isCapable = isTerminal && environment["TERM"] != "dumb"
    hasColor = Self.hasColor(isCapable: isCapable, environment)
    columns = environment["COLUMNS"].flatMap { Int($0) }
  }

  /// Decides as no-color.org, force-color.org and bixense.com/clicolors say.
  ///
  /// A user who forces color knows where it goes, so that counts for a dumb terminal, too.
  private static func hasColor(isCapable: Bool, _ environment: [String: String]) -> Bool {
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
      !["", "0"].contains(environment[name] ?? "")
    }
    return isForced || isCapable
  }

  package var style: TextStyle {
    let size = size()
    return TextStyle(
      hasColor: hasColor, hasLinks: isCapable, width: min(100, size?.columns ?? columns ?? 80),
      height: size?.rows)
  }

  /// Writes a result.
  package func print(_ text: String) throws(OutputError) {
    do {
      try write("\(text)\n")
    } catch {
      throw OutputError(code: FileProblem.code(of: error))
    }
  }

  /// Writes what is no result: what is going on, or what went wrong.
  package func note(_ text: String) { writeNote("\(text)\n") }

  /// Asks a question; all but y and yes is a no, and so is nobody to ask.
  package func confirm(_ question: String) -> Bool {
    guard let readAnswer else { return false }
    writeNote("\(question) [y/N] ")
    return ["y", "yes"].contains(readAnswer()?.lowercased())
  }

  /// Names what lies among the lessons and is not graded: a learner may have worked on it.
  package func noteStrays(of catalog: Catalog) {
    for stray in catalog.strays { note("Note: \(stray)".wrapped(to: style.width)) }
  }
}

/// A result that can't be written, with the system's number for the reason.
package struct OutputError: Error {
  package let code: Int32?
}

// MARK: The real one

extension Console {
  /// The standard streams, which are opened if they are closed, so that no file becomes one.
  ///
  /// Only `main` may ask for it.
  package static func standard(environment: [String: String]) -> Console {
    // The lowest free number is taken, which is this one. To write to it fails, as it should.
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
    let readAnswer: @Sendable () -> String? = { readLine() }
    return Console(
      isTerminal: isatty(1) == 1, environment: environment, size: terminalSize,
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

package import Course
import Foundation

/// The output of a command: results to standard output, everything else to standard error.
package struct Console: Sendable {
  package typealias Size = (columns: Int, rows: Int)

  /// Writes to standard output.
  package let write: @Sendable (String) throws -> Void
  private let writeNote: @Sendable (String) -> Void
  /// Reads a line that the user types; nil if there is no user to ask.
  private let readAnswer: (@Sendable () -> String?)?
  /// Returns the current size of the terminal, or nil if there is none.
  private let size: @Sendable () -> Size?
  /// Whether the output, if it's a terminal, supports more than plain text.
  package let isCapable: Bool
  private let hasColor: Bool
  /// The width that the environment requests.
  private let columns: Int?

  /// Creates a console that takes color and width from the environment.
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

  /// Applies the rules of no-color.org, force-color.org and bixense.com/clicolors.
  ///
  /// Forced color applies even to a dumb terminal, because the user chose it.
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

  /// Writes anything except a result, such as progress or an error.
  package func note(_ text: String) { writeNote("\(text)\n") }

  /// Asks a question, and returns whether the user answers “y” or “yes”; false without a user.
  package func confirm(_ question: String) -> Bool {
    guard let readAnswer else { return false }
    writeNote("\(question) [y/N] ")
    return ["y", "yes"].contains(readAnswer()?.lowercased())
  }

  /// Lists the files among the lessons that aren't graded, because a learner may have edited one.
  package func noteStrays(of catalog: Catalog) {
    for stray in catalog.strays { note("Note: \(stray)".wrapped(to: style.width)) }
  }
}

/// The failure to write a result, with the system's error number.
package struct OutputError: Error {
  package let code: Int32?
}

// MARK: The standard console

extension Console {
  /// Returns the console for the standard streams.
  ///
  /// Opens closed streams first, to reserve their numbers. Only `main` may call this function.
  package static func standard(environment: [String: String]) -> Console {
    // `open` returns the lowest free number, which is this one. Writing to it fails, as it should.
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

package import Course
package import Foundation
package import Grading

/// The places that the command writes to: results to standard output, all else to standard error.
package struct Console: Sendable {
  /// Whether the terminal can show more than plain text, if it is one at all.
  private let isCapable: Bool
  private let hasColor: Bool
  /// The width that the environment asks for.
  private let columns: Int?

  package init(
    isTerminal: Bool = isatty(1) == 1,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
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

  /// The style of text in the terminal as it is now; it may have been resized.
  package var style: TextStyle {
    let size = Self.size
    return TextStyle(
      hasColor: hasColor, hasLinks: isCapable, width: min(100, size?.columns ?? columns ?? 80),
      height: size?.rows)
  }

  /// Shows a result; when it can't be written, the command ends.
  ///
  /// When nobody reads it any more, as behind `| head -1`, it ends without a word.
  package func print(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      let code = WorkbookError.systemCode(of: error)
      if code != EPIPE { note(Self.lost(because: code)) }
      exit(ExitStatus.fault.rawValue)
    }
  }

  private static func lost(because code: Int32?) -> String {
    let reason = code.map { ": \(String(cString: strerror($0)))" } ?? ""
    return """
      Error: the result can't be written to the standard output\(reason). Let it go to a terminal, \
      or to a file on a disk with free space, and try again.
      """
  }

  /// Opens the standard streams that are closed, so that no file that is opened later becomes one.
  ///
  /// What is written to one of these fails, as it does when the stream is closed.
  package static func openStandardStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Says something that is not a result: what is going on, or what went wrong.
  package func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Asks a question that is answered with yes or no; anything else is a no.
  ///
  /// - Returns: The answer, or nil when there is nobody to ask: standard input is no terminal.
  package func confirms(_ question: String) -> Bool? {
    guard isatty(0) == 1 else { return nil }
    try? FileHandle.standardError.write(contentsOf: Data("\(question) [y/N] ".utf8))
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  private static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}

import Foundation
import Workbook

/// Where the command writes: results to standard output, all else to standard error.
struct Console: Sendable {
  let style: TextStyle

  init(
    isTerminal: Bool = isatty(1) == 1,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let isCapable = isTerminal && environment["TERM"] != "dumb"
    let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    style = TextStyle(
      hasColor: isCapable && !noColor, hasLinks: isCapable,
      width: min(100, Self.columns ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80))
  }

  /// Shows a result; when nobody reads it any more, as behind `| head -1`, the command ends.
  func print(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      exit(ExitStatus.fault.rawValue)
    }
  }

  /// Says something that is not a result: what is going on, or what went wrong.
  func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Asks a question that is answered with yes or no; anything else is a no.
  ///
  /// - Returns: The answer, or nil when there is nobody to ask: standard input is no terminal.
  func confirms(_ question: String) -> Bool? {
    guard isatty(0) == 1 else { return nil }
    try? FileHandle.standardError.write(contentsOf: Data("\(question) [y/N] ".utf8))
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  /// Says why a command could not do its work, and finds the exit status for it.
  func report(_ error: any Error) -> ExitStatus {
    note(Self.words(for: error))
    return switch error {
    case is UsageError: .usage
    case is CancellationError: .interrupted
    case WorkbookError.broken: .brokenWorkbook
    case WorkbookError.noTests: .noTests
    default: .fault
    }
  }

  /// Why a command could not do its work.
  static func words(for error: any Error) -> String {
    switch error {
    case let error as UsageError: "Error: \(error.message)\n\(error.usage)"
    case let error as WorkbookError: "Error: \(error)"
    case is CancellationError: "Interrupted. Nothing of yours was changed."
    default: "Error: \(error.localizedDescription)"
    }
  }

  private static var columns: Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else { return nil }
    return Int(size.ws_col)
  }
}

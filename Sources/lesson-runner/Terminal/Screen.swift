import Course
import Foundation
import Grading
import Interface

/// A terminal in which text comes and stays, and below it one line that is always the last.
struct Screen {
  let console: Console
  /// The text of the last line.
  private var line = ""
  private var isShown = false

  init(_ console: Console) {
    self.console = console
  }

  var style: TextStyle { console.style }

  /// Shows text, and the last line below it.
  ///
  /// - Throws: `CancellationError` when the terminal is gone.
  mutating func print(_ text: String) throws {
    try write("\(erasure)\(text)\n\(line)")
    isShown = !line.isEmpty
  }

  /// Puts another text in the last line, or the same one again.
  ///
  /// - Throws: `CancellationError` when the terminal is gone.
  mutating func show(_ line: String) throws {
    self.line = line
    try write("\(erasure)\(line)")
    isShown = !line.isEmpty
  }

  /// A dumb terminal cannot take back what it shows.
  private var erasure: String {
    let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return isShown ? isDumb ? "\n" : "\r\u{1B}[K" : ""
  }

  private func write(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw CancellationError()
    }
  }
}

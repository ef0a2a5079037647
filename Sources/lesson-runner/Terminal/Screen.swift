import Interface

/// A terminal that shows text, and below it one line that always remains last.
///
/// A terminal that can't erase a line gets that line only when ``show(line:)`` is called, so that a
/// screen reader doesn't read it again with every text.
///
/// The methods throw `CancellationError` if the terminal is closed.
struct Screen {
  let console: Console
  private var line = ""
  private var isShown = false

  init(_ console: Console) {
    self.console = console
  }

  var style: TextStyle { console.style }

  mutating func print(_ text: String) throws {
    try write("\(text)\n", line: console.isCapable ? line : "")
  }

  /// Prints text with long lines wrapped between words.
  mutating func printWrapped(_ text: String) throws {
    try print(text.wrapped(to: style.width))
  }

  mutating func show(line: String) throws {
    self.line = line
    try write("", line: line)
  }

  private mutating func write(_ text: String, line: String) throws {
    // A dumb terminal can't erase a line.
    let erasure = isShown ? console.isCapable ? "\r\u{1B}[K" : "\n" : ""
    do {
      try console.write(erasure + text + line)
    } catch {
      throw CancellationError()
    }
    isShown = !line.isEmpty
  }
}

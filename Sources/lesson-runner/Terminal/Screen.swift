import Interface

/// A terminal that shows text, and below it one line that always remains last.
///
/// Text is printed below earlier text, or as a page that starts at the top of the window. Whatever
/// a page displaces stays in the scrollback, except a draft.
///
/// A terminal that can't erase a line gets that line only when ``show(line:)`` is called, so that a
/// screen reader doesn't read it again with every text.
///
/// The methods throw `CancellationError` if the terminal is closed.
struct Screen {
  /// A page's text for a window's size.
  typealias Page = (TextStyle) -> String

  let console: Console
  private var line = ""
  private var isShown = false
  /// The page in the window, if nothing was printed below it.
  private var page: Page?
  /// Whether the window shows only a draft and notes, which the next page replaces.
  private var isDraft = false

  init(_ console: Console) {
    self.console = console
  }

  var style: TextStyle { console.style }

  mutating func print(_ text: String) throws {
    (page, isDraft) = (nil, false)
    try note(text)
  }

  /// Prints text with long lines wrapped between words.
  mutating func printWrapped(_ text: String) throws {
    try print(text.wrapped(to: style.width))
  }

  /// Prints text that doesn't have to stay when a draft is replaced.
  mutating func note(_ text: String) throws {
    try write("\(text)\n", line: console.isCapable ? line : "")
  }

  /// Shows a page that the next page replaces.
  mutating func show(draft: @escaping Page) throws {
    try show(page: draft)
    isDraft = true
  }

  mutating func show(page: @escaping Page) throws {
    try show(page, replacing: isDraft)
    (self.page, isDraft) = (page, false)
  }

  /// Shows the page again after the window's size has changed, or else the last line.
  mutating func redraw(line: String) throws {
    self.line = line
    guard console.isCapable, let page else { return try show(line: line) }
    try show(page, replacing: true)
  }

  mutating func show(line: String) throws {
    self.line = line
    try write("", line: line)
  }

  private mutating func show(_ page: Page, replacing isReplaced: Bool) throws {
    let style = style
    guard console.isCapable, let height = style.height else { return try note("\n\(page(style))") }
    // As many line breaks as the window has lines move all text above it.
    let start = isReplaced ? "" : String(repeating: "\n", count: height)
    try write("\(start)\(Self.home)\(isReplaced ? Self.erasure : "")\(page(style))\n", line: line)
  }

  private static let home = "\u{1B}[H"
  /// Erases from the cursor to the end of the window.
  private static let erasure = "\u{1B}[J"

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

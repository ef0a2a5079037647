import Course
import Interface

/// The contents of a terminal: text, and one line that always remains below the text.
///
/// Text is printed below earlier text, or as a page that starts at the top of the window. Text that
/// a page displaces stays in the scrollback, except a draft. A text that's taller than the terminal
/// opens in a separate view; text shown while the view is open appears when the view closes.
///
/// A terminal that can't erase a line gets the last line only when ``show(line:)`` is called.
/// Otherwise, a screen reader would read the line again with every text.
struct Screen {
  private enum Output {
    case text(String)
    case note(String)
    case page(WatchPage, isDraft: Bool)
  }

  /// Whether the terminal supports more than plain text.
  private let isCapable: Bool
  var style: TextStyle
  /// The pending effects, in order: those of this screen, and those that the session requests.
  var effects: [Effect] = []
  private var line = ""
  private var isShown = false
  /// The page in the window, if nothing but notes was printed below it.
  private var page: WatchPage?
  /// Whether the window shows only a draft and notes, which the next page replaces.
  private var isDraft = false
  private var view: (pager: PagerView, page: WatchPage)?
  /// The output to show after the view is closed.
  private var delayedOutput: [Output] = []

  init(isCapable: Bool, _ style: TextStyle) {
    (self.isCapable, self.style) = (isCapable, style)
  }

  // MARK: Text

  mutating func print(_ text: String) {
    if hasView { return delayedOutput.append(.text(text)) }
    (page, isDraft) = (nil, false)
    note(text)
  }

  /// Prints text with long lines wrapped between words.
  mutating func printWrapped(_ text: String) { print(text.wrapped(to: style.width)) }

  /// Prints text that may disappear when a draft is replaced.
  mutating func note(_ text: String) {
    if hasView { return delayedOutput.append(.note(text)) }
    write("\(text)\n", line: isCapable ? line : "")
  }

  mutating func show(line: String) throws {
    self.line = line
    if hasView { try drawView() } else { write("", line: line) }
  }

  private mutating func write(_ text: String, line: String) {
    // A dumb terminal can't erase a line.
    let erasure = isShown ? isCapable ? "\r\u{1B}[K" : "\n" : ""
    effects.append(.write(erasure + text + line))
    isShown = !line.isEmpty
  }

  // MARK: Pages

  /// Shows a page; if the page is a draft, the next page replaces it.
  mutating func show(_ page: WatchPage, isDraft: Bool = false) throws {
    if hasView { return delayedOutput.append(.page(page, isDraft: isDraft)) }
    try draw(page, replacing: self.isDraft)
    (self.page, self.isDraft) = (page, isDraft)
  }

  /// Draws the view or the page for the window's new size, or the last line if there's neither.
  mutating func redraw(line: String) throws {
    self.line = line
    guard isCapable, !hasView, let page else { return try show(line: line) }
    try draw(page, replacing: true)
  }

  private mutating func draw(_ page: WatchPage, replacing isReplaced: Bool) throws {
    let text = try page.text(in: style)
    guard isCapable, let height = style.height else { return note("\n\(text)") }
    // Line breaks, one for each line of the window, move all earlier text above the window.
    let start =
      isReplaced ? "\u{1B}[H\u{1B}[J" : String(repeating: "\n", count: height) + "\u{1B}[H"
    write("\(start)\(text)\n", line: line)
  }

  // MARK: The view

  var hasView: Bool { view != nil }
  /// Whether the user is typing search text in the view.
  var isSearching: Bool { view?.pager.isSearching == true }

  /// Prints a page below an empty line, or opens a view if the page is taller than the terminal.
  ///
  /// In the view of a page with choices, the cursor begins at the page's exercise.
  mutating func present(_ page: WatchPage) throws {
    let text = try page.text(in: style)
    let pager = PagerView(text, style, choices: page.choices(in: style), at: page.exercise.id)
    guard isCapable, !hasView, !pager.fits else { return print("\n\(text)") }
    view = (pager, page)
    effects.append(.showAlternateScreen(true))
    try drawView()
  }

  /// Passes a key to the view, and returns the exercise that the user has chosen, if any.
  mutating func press(_ event: TerminalEvent) throws -> ExerciseID? {
    guard let action = view?.pager.press(event) else { return nil }
    if action == .stay { try drawView() } else { try closeView() }
    if case .choose(let exercise) = action { return exercise }
    return nil
  }

  /// Closes the view, if there is one, and shows the output that was held back.
  mutating func closeView() throws {
    guard hasView else { return }
    view = nil
    effects.append(.showAlternateScreen(false))
    // The window may have another size now.
    try redraw(line: line)
    defer { delayedOutput = [] }
    for output in delayedOutput {
      switch output {
      case .text(let text): print(text)
      case .note(let text): note(text)
      case .page(let page, let isDraft): try show(page, isDraft: isDraft)
      }
    }
  }

  private mutating func drawView() throws {
    guard let page = view?.page else { return }
    try view?.pager.resize(to: style, text: page.text(in: style))
    if let view { effects.append(.write(view.pager.frame())) }
  }
}

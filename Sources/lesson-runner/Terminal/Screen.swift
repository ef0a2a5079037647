import Course
import Interface

/// A terminal that shows text, and one line that always remains below the text.
///
/// Text is printed below earlier text, or as a page that starts at the top of the window. Text that
/// a page displaces stays in the scrollback, except a draft. A text that's taller than the terminal
/// opens in a separate view; text shown meanwhile appears when the view is closed.
///
/// A terminal that can't erase a line gets the last line only when ``show(line:)`` is called, so
/// that a screen reader doesn't read it again with every text.
///
/// The methods throw `CancellationError` if the terminal is closed.
struct Screen {
  /// A function that returns a page's text for a window's size.
  typealias Page = (TextStyle) throws -> String

  private let console: Console
  private let terminal: any Terminal
  private var line = ""
  private var isShown = false
  /// The page in the window, if nothing was printed below it.
  private var page: Page?
  /// Whether the window shows only a draft and notes, which the next page replaces.
  private var isDraft = false
  private var view: (pager: PagerView, page: Page)?
  /// The output to show after the view is closed.
  private var heldBack: [(inout Screen) throws -> Void] = []

  init(_ console: Console, _ terminal: any Terminal) {
    self.console = console
    self.terminal = terminal
  }

  var style: TextStyle { console.style }

  // MARK: Text

  mutating func print(_ text: String) throws {
    if hasView { return heldBack.append { try $0.print(text) } }
    (page, isDraft) = (nil, false)
    try note(text)
  }

  /// Prints text with long lines wrapped between words.
  mutating func printWrapped(_ text: String) throws {
    try print(text.wrapped(to: style.width))
  }

  /// Prints text that may disappear when a draft is replaced.
  mutating func note(_ text: String) throws {
    if hasView { return heldBack.append { try $0.note(text) } }
    try write("\(text)\n", line: console.isCapable ? line : "")
  }

  mutating func show(line: String) throws {
    self.line = line
    if hasView { try drawView() } else { try write("", line: line) }
  }

  private mutating func write(_ text: String, line: String) throws {
    // A dumb terminal can't erase a line.
    let erasure = isShown ? console.isCapable ? "\r\u{1B}[K" : "\n" : ""
    try send(erasure + text + line)
    isShown = !line.isEmpty
  }

  private func send(_ text: String) throws {
    do {
      try console.write(text)
    } catch {
      throw CancellationError()
    }
  }

  // MARK: Pages

  /// Shows a page, which the next page replaces if it's a draft.
  mutating func show(_ page: @escaping Page, isDraft: Bool = false) throws {
    if hasView { return heldBack.append { try $0.show(page, isDraft: isDraft) } }
    try draw(page, replacing: self.isDraft)
    (self.page, self.isDraft) = (page, isDraft)
  }

  /// Shows the view or the page for the window's new size, or, without either, the last line.
  mutating func redraw(line: String) throws {
    self.line = line
    guard console.isCapable, !hasView, let page else { return try show(line: line) }
    try draw(page, replacing: true)
  }

  private mutating func draw(_ page: Page, replacing isReplaced: Bool) throws {
    let style = style
    let text = try page(style)
    guard console.isCapable, let height = style.height else { return try note("\n\(text)") }
    // As many line breaks as the window has lines move all text above it.
    let start =
      isReplaced ? "\u{1B}[H\u{1B}[J" : String(repeating: "\n", count: height) + "\u{1B}[H"
    try write("\(start)\(text)\n", line: line)
  }

  // MARK: The view

  var hasView: Bool { view != nil }
  /// Whether the user is typing a search text in the view.
  var isSearching: Bool { view?.pager.isSearching == true }

  /// Prints a text below an empty line, or opens a view if it's taller than the terminal.
  ///
  /// In the view, the user can choose an exercise; at first, the cursor points to `exercise`.
  mutating func present(
    choices: [PagerView.Choice] = [], at exercise: ExerciseID? = nil, _ page: @escaping Page
  ) throws {
    let text = try page(style)
    let view = PagerView(text, style, choices: choices, at: exercise)
    guard console.isCapable, !hasView, !view.fits else { return try print("\n\(text)") }
    self.view = (view, page)
    terminal.showAlternateScreen(true)
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
    terminal.showAlternateScreen(false)
    // The window may have another size now.
    try redraw(line: line)
    for show in heldBack { try show(&self) }
    heldBack = []
  }

  private mutating func drawView() throws {
    guard let page = view?.page else { return }
    let style = style
    try view?.pager.resize(to: style, text: page(style))
    if let view { try send(view.pager.frame()) }
  }
}

import Course
import Interface

/// A terminal that shows text, and below it one line that always remains last.
///
/// A text that's taller than the terminal opens in a view of its own. What's printed meanwhile
/// appears when the view is closed.
///
/// The methods throw `CancellationError` if the terminal is closed.
struct Screen {
  let console: Console
  private let terminal: any Terminal
  private var line = ""
  private var isShown = false
  private var view: PagerView?
  /// What was printed while the view was open.
  private var heldBack = ""

  init(_ console: Console, _ terminal: any Terminal) {
    self.console = console
    self.terminal = terminal
  }

  var style: TextStyle { console.style }

  mutating func print(_ text: String) throws {
    if hasView { heldBack += "\(text)\n" } else { try write("\(text)\n\(line)") }
  }

  /// Prints text with long lines wrapped between words.
  mutating func printWrapped(_ text: String) throws {
    try print(text.wrapped(to: style.width))
  }

  mutating func show(line: String) throws {
    self.line = line
    if hasView { try drawView() } else { try write(line) }
  }

  private mutating func write(_ text: String) throws {
    // A dumb terminal can't erase a line.
    let erasure = isShown ? console.isCapable ? "\r\u{1B}[K" : "\n" : ""
    try send(erasure + text)
    isShown = !line.isEmpty
  }

  private func send(_ text: String) throws {
    do {
      try console.write(text)
    } catch {
      throw CancellationError()
    }
  }
}

// MARK: The view

extension Screen {
  var hasView: Bool { view != nil }

  /// Prints a text below an empty line, or opens a view if it's taller than the terminal.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - choices: The exercises that the user can choose in a view.
  ///   - exercise: The exercise to which the cursor points first.
  /// - Throws: `CancellationError` if the terminal is closed.
  mutating func present(
    _ text: String, choices: [PagerView.Choice] = [], at exercise: ExerciseID? = nil
  ) throws {
    let view = PagerView(text, style, choices: choices, at: exercise)
    guard console.isCapable, !hasView, !view.fits else { return try print("\n\(text)") }
    self.view = view
    terminal.showAlternateScreen(true)
    try drawView()
  }

  /// Passes a key to the view, and returns the exercise that the user has chosen, if any.
  mutating func press(_ event: TerminalEvent) throws -> ExerciseID? {
    switch view?.press(event) {
    case nil: break
    case .stay: try drawView()
    case .close: try closeView()
    case .choose(let exercise):
      try closeView()
      return exercise
    }
    return nil
  }

  /// Closes the view, if there is one, and prints what was held back.
  mutating func closeView() throws {
    guard hasView else { return }
    view = nil
    terminal.showAlternateScreen(false)
    let text = heldBack + line
    heldBack = ""
    try write(text)
  }

  private mutating func drawView() throws {
    let style = style
    view?.resize(to: style)
    if let view { try send(view.frame()) }
  }
}

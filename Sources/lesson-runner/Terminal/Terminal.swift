/// A terminal that lets `watch` read single keys and restore the mode.
protocol Terminal: Sendable {
  /// Requests single keys, unless another program is in the foreground.
  func takeKeys()
  func restoreMode()
  /// Shows the alternate screen, which has no scrollback, or the normal screen with its earlier
  /// text.
  func showAlternateScreen(_ isShown: Bool)
  /// Suspends the program like Ctrl-Z, and returns when the program continues.
  func suspend()
  /// Returns the terminal's events, until the terminal is closed or the stream's consumer stops.
  func events() -> AsyncStream<TerminalEvent>
}

enum TerminalEvent: Equatable, Sendable {
  case key(Character)
  /// A key that moves in a text, such as an arrow key.
  case move(Move)
  /// Several characters in one read, either pasted, or typed faster than they're read.
  case pasted(String)
  /// A key, such as F1, that has no character and doesn't move, or a key with Alt.
  case unknown
  /// About a tenth of a second has passed.
  case tick
  /// The user pressed Ctrl-Z.
  case suspended
  /// The program was continued, or is in the foreground again.
  case continued
  case resized

  enum Move: Equatable, Sendable {
    case up, down, left, right, pageUp, pageDown, start, end
  }
}

extension TerminalEvent {
  /// The same event, with the letter of the key on a keyboard with Latin letters.
  ///
  /// “G” is unchanged, because a view distinguishes it from “g”.
  var withLatinLetter: TerminalEvent {
    if case .key(let key) = self, key != "G" { .key(key.latinLetter) } else { self }
  }
}

/// A terminal that lets `watch` read single keys and restore the mode.
protocol Terminal: Sendable {
  /// Requests single keys, unless another program is in the foreground.
  func takeKeys()
  func giveBack()
  /// Shows the alternate screen, which has no scrollback, or the normal screen, unchanged.
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
  /// Several characters at once, either pasted, or typed faster than they're read.
  case pasted(String)
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

  /// Decodes bytes that were read at once.
  ///
  /// Each key that moves sends several bytes, and a mouse wheel sends several of these keys at
  /// once. Other characters that arrive at once count as keys only if they're the number of an
  /// exercise. The sequences of other keys cause no event.
  static func events(from bytes: [UInt8]) -> [TerminalEvent] {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    var events: [TerminalEvent] = []
    var typed = String.UnicodeScalarView()
    while let scalar = rest.first {
      if let (sequence, move) = moves.first(where: { rest.starts(with: $0.key.unicodeScalars) }) {
        events.append(.move(move))
        rest.removeFirst(sequence.unicodeScalars.count)
      } else {
        events.append(.key(Character(scalar)))
        typed.append(rest.removeFirst())
      }
    }
    let isNumber = typed.allSatisfy { "0123456789.\r\n".unicodeScalars.contains($0) }
    if typed.count <= 1 || isNumber { return events }
    return typed.contains("\u{1B}") ? [] : [.pasted(String(typed))]
  }

  /// The sequences of xterm in both modes for arrow keys, and the sequences of tmux and Linux.
  private static let moves: [String: Move] = [
    "\u{1B}[A": .up, "\u{1B}OA": .up, "\u{1B}[B": .down, "\u{1B}OB": .down,
    "\u{1B}[C": .right, "\u{1B}OC": .right, "\u{1B}[D": .left, "\u{1B}OD": .left,
    "\u{1B}[5~": .pageUp, "\u{1B}[6~": .pageDown,
    "\u{1B}[H": .start, "\u{1B}OH": .start, "\u{1B}[1~": .start,
    "\u{1B}[F": .end, "\u{1B}OF": .end, "\u{1B}[4~": .end,
  ]
}

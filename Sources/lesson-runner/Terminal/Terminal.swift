/// A terminal from which `watch` reads single keys, and whose mode `watch` restores.
protocol Terminal: Sendable {
  /// Whether this program is in the foreground, rather than the shell or another program.
  var isForeground: Bool { get }

  /// Requests single keys, unless another program is in the foreground.
  func takeKeys()
  func giveBack()
  /// Stops the program like Ctrl-Z, and returns when the program continues.
  func suspend()
  /// Returns the terminal's events, until the stream's consumer stops.
  func events() -> AsyncStream<TerminalEvent>
}

enum TerminalEvent: Equatable, Sendable {
  case key(Character)
  /// About a tenth of a second has passed.
  case tick
  case closed
  /// The user pressed Ctrl-Z.
  case suspended
  case continued
  case resized
}

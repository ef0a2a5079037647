/// The terminal that `watch` reads single keys from, and leaves as it was.
protocol Terminal: Sendable {
  /// Whether the terminal listens to this program, and not to the shell or another one.
  var isForeground: Bool { get }

  /// Has keys delivered one by one, unless another program is in the foreground.
  func takeKeys()
  func giveBack()
  /// Stops the program, as Ctrl-Z does, and returns when it is to go on.
  func suspend()
  /// Everything that happens in it, until nobody listens any more.
  func events() -> AsyncStream<TerminalEvent>
}

enum TerminalEvent: Equatable, Sendable {
  case key(Character)
  /// About a tenth of a second has passed.
  case tick
  case closed
  /// Somebody pressed Ctrl-Z.
  case suspended
  case continued
  case resized
}

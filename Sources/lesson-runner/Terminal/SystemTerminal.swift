import Foundation
import Interface
import Synchronization

/// The terminal of the standard streams.
///
/// It changes three flags of the terminal's mode: keys arrive immediately, keys aren't echoed, and
/// Ctrl-S doesn't hold back the output. Ctrl-C, Ctrl-\ and Ctrl-Z remain signals, and the cursor
/// remains visible. Only a text that's taller than the terminal is shown on the alternate screen.
/// If the command is killed, the ``TerminalGuard`` restores the mode and the screen.
struct SystemTerminal: Terminal {
  /// Creates a terminal, or returns nil unless standard input and standard output are terminals.
  init?() {
    guard isatty(0) == 1, isatty(1) == 1 else { return nil }
  }

  func takeKeys() {
    var mode = termios()
    guard tcgetattr(0, &mode) == 0 else { return }
    Self.restoreAtEnd(mode)
    guard Self.isForeground else { return }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    mode.c_iflag &= ~tcflag_t(IXON)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(0, TCSANOW, &mode)
    Self.reportChange()
  }

  func restoreMode() { Self.restore() }

  func showAlternateScreen(_ isShown: Bool) { Self.showAlternateScreen(isShown) }

  func suspend() {
    restoreMode()
    signal(SIGTSTP, SIG_DFL)
    #if canImport(Darwin)
      // On a Mac, threads that Dispatch created block the signal, even from themselves. A signal to
      // the process reaches a thread that doesn't block it, such as the keyboard's.
      kill(getpid(), SIGTSTP)
    #else
      // Swift concurrency's threads block signals. If this thread unblocks the signal first, the
      // signal stops the program before `raise` returns.
      var stops = sigset_t()
      var before = sigset_t()
      sigemptyset(&stops)
      sigaddset(&stops, SIGTSTP)
      pthread_sigmask(SIG_UNBLOCK, &stops, &before)
      raise(SIGTSTP)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    #endif
    signal(SIGTSTP, SIG_IGN)
    takeKeys()
  }

  // MARK: Events

  func events() -> AsyncStream<TerminalEvent> {
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    let signals = SignalHandler([SIGCONT, SIGTSTP, SIGWINCH]) { number in
      continuation.yield(number == SIGTSTP ? .suspended : number == SIGCONT ? .continued : .resized)
    }
    continuation.onTermination = { _ in signals.stop() }
    Thread { listen(continuation) }.start()
    return events
  }

  private func listen(_ continuation: AsyncStream<TerminalEvent>.Continuation) {
    let milliseconds: Int32 = 100
    var decoder = KeyDecoder()
    var buffer = [UInt8](repeating: 0, count: 1024)
    var wasForeground = true
    while true {
      let isForeground = Self.isForeground
      if isForeground, !wasForeground { continuation.yield(.continued) }
      wasForeground = isForeground
      if case .terminated = continuation.yield(.tick) { return }
      var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      let count = poll(&input, 1, milliseconds)
      if count == 0 { for event in decoder.flush() { continuation.yield(event) } }
      if count <= 0 { continue }
      guard Int32(input.revents) & (POLLHUP | POLLERR | POLLNVAL) == 0 else { break }
      // In the background, keys belong to another program, and reading a key would stop this
      // program.
      guard Self.isForeground else {
        usleep(UInt32(milliseconds) * 1000)
        continue
      }
      let length = read(0, &buffer, buffer.count)
      if length < 0, errno == EINTR || errno == EAGAIN { continue }
      guard length > 0 else { break }
      for event in decoder.events(from: Array(buffer.prefix(length))) {
        continuation.yield(event)
      }
    }
    continuation.finish()
  }
}

// MARK: The original mode and screen, which crash handlers restore, too

/// A signal handler has no state, so everything here is static. Handlers may only call
/// async-signal-safe functions, such as `getpgrp`, `tcgetpgrp`, `tcsetattr` and `write`, and use
/// lock-free atomics.
extension SystemTerminal {
  /// The terminal's original mode.
  ///
  /// Access is safe, although the compiler can't verify it: the mode is written once, before the
  /// first read, and never changed.
  nonisolated(unsafe) private static var original: termios?
  /// The script that restores the mode if the program is killed; written once, like the mode.
  nonisolated(unsafe) private static var terminalGuard: TerminalGuard?
  private static let isOnAlternateScreen = Atomic(false)

  /// Lets the program restore the mode and the screen when it ends, even after a crash.
  private static func restoreAtEnd(_ mode: termios) {
    guard original == nil else { return }
    original = mode
    terminalGuard = TerminalGuard(restoring: mode)
    // The first use initializes the atomic, and a signal handler must not do that.
    isOnAlternateScreen.store(false, ordering: .relaxed)
    atexit { SystemTerminal.restore() }
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] {
      signal(number) { number in
        SystemTerminal.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Whether this program is in the foreground, rather than the shell or another program.
  private static var isForeground: Bool { tcgetpgrp(0) == getpgrp() }

  private static func restore() {
    defer { terminalGuard?.note(.nothing) }
    guard var original, isForeground else { return }
    writeAlternateScreen(false)
    tcsetattr(0, TCSANOW, &original)
  }

  private static func showAlternateScreen(_ isShown: Bool) {
    writeAlternateScreen(isShown)
    reportChange()
  }

  private static func writeAlternateScreen(_ isShown: Bool) {
    guard isOnAlternateScreen.exchange(isShown, ordering: .relaxed) != isShown else { return }
    // A signal handler must not allocate memory, and a static string needs none.
    let sequence: StaticString = isShown ? "\u{1B}[?1049h" : "\u{1B}[?1049l"
    _ = write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }

  private static func reportChange() {
    let isOnAlternateScreen = isOnAlternateScreen.load(ordering: .relaxed)
    terminalGuard?.note(isOnAlternateScreen ? .modeAndScreen : .mode)
  }
}

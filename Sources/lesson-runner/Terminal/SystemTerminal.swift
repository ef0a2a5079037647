import Foundation
import Interface
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal of the standard streams.
///
/// It changes two flags of the terminal's mode: keys arrive immediately, and aren't echoed. Ctrl-C
/// and Ctrl-Z remain signals, and the cursor remains visible. Only a text that's taller than the
/// terminal is shown on the alternate screen. So even if the command is killed, a shell can use the
/// terminal.
struct SystemTerminal: Terminal {
  private let found: termios

  /// Creates a terminal for the standard streams.
  ///
  /// - Returns: The terminal, or nil unless both standard input and standard output are terminals.
  init?() {
    var mode = termios()
    guard isatty(0) == 1, isatty(1) == 1, tcgetattr(0, &mode) == 0 else { return nil }
    found = mode
  }

  var isForeground: Bool { FoundMode.isForeground }

  func takeKeys() {
    FoundMode.restoreAtEnd(found)
    var mode = termios()
    guard isForeground, tcgetattr(0, &mode) == 0 else { return }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(0, TCSANOW, &mode)
  }

  func giveBack() { FoundMode.restore() }

  func showAlternateScreen(_ isShown: Bool) { FoundMode.showAlternateScreen(isShown) }

  func suspend() {
    giveBack()
    signal(SIGTSTP, SIG_DFL)
    stop()
    signal(SIGTSTP, SIG_IGN)
    takeKeys()
  }

  private func stop() {
    #if canImport(Darwin)
      // On a Mac, threads that Dispatch created block the signal, even from themselves. A signal to
      // the process reaches a thread that doesn't, such as the keyboard's.
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
  }

  // MARK: Events

  func events() -> AsyncStream<TerminalEvent> {
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    let signals = Signals([SIGCONT, SIGTSTP, SIGWINCH]) { number in
      continuation.yield(
        number == SIGTSTP ? .suspended : number == SIGCONT ? .continued : .resized)
    }
    continuation.onTermination = { _ in signals.stop() }
    Thread { listen(continuation) }.start()
    return events
  }

  /// The time between two ticks, in milliseconds.
  private static let pause: Int32 = 100

  private func listen(_ continuation: AsyncStream<TerminalEvent>.Continuation) {
    while true {
      if case .terminated = continuation.yield(.tick) { return }
      var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      let count = poll(&input, 1, Self.pause)
      if count <= 0 { continue }
      guard Int32(input.revents) & (POLLHUP | POLLERR | POLLNVAL) == 0 else { break }
      // In the background, keys belong to another program, and reading one would stop this program.
      guard isForeground else {
        usleep(UInt32(Self.pause) * 1000)
        continue
      }
      guard let keys = readKeys() else { break }
      for event in TerminalEvent.events(from: keys) { continuation.yield(event) }
    }
    continuation.yield(.closed)
  }

  /// Reads the keys that were typed, or returns nil if the terminal is closed.
  private func readKeys() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(0, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}

/// The terminal's original mode and screen, which crash handlers restore, too.
///
/// A signal handler has no state, so both values are global. Handlers may only call
/// async-signal-safe functions, such as `getpgrp`, `tcgetpgrp`, `tcsetattr` and `write`, and use
/// lock-free atomics.
private enum FoundMode {
  /// The terminal's original mode.
  ///
  /// Access is safe, although the compiler can't verify it: the mode is written once, before the
  /// first read, and never changed or freed.
  nonisolated(unsafe) private static var mode: UnsafeMutablePointer<termios>?
  private static let isOnAlternateScreen = Atomic(false)

  /// Restores the mode and the screen when the program ends, even after a crash.
  static func restoreAtEnd(_ found: termios) {
    guard mode == nil else { return }
    let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    memory.initialize(to: found)
    mode = memory
    // The first use initializes it, which a signal handler must not do.
    isOnAlternateScreen.store(false, ordering: .relaxed)
    atexit { FoundMode.restore() }
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] {
      signal(number) { number in
        FoundMode.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static var isForeground: Bool { tcgetpgrp(0) == getpgrp() }

  static func showAlternateScreen(_ isShown: Bool) {
    guard isOnAlternateScreen.exchange(isShown, ordering: .relaxed) != isShown else { return }
    write(isShown ? "\u{1B}[?1049h" : "\u{1B}[?1049l")
  }

  static func restore() {
    guard let mode, isForeground else { return }
    showAlternateScreen(false)
    tcsetattr(0, TCSANOW, mode)
  }

  /// Writes a constant string without allocating memory.
  private static func write(_ sequence: StaticString) {
    #if canImport(Darwin)
      _ = Darwin.write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
    #elseif canImport(Glibc)
      _ = Glibc.write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
    #elseif canImport(Musl)
      _ = Musl.write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
    #endif
  }
}

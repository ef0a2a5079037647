import Foundation
import Interface

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
/// and Ctrl-Z remain signals, the cursor remains visible, and there is no alternate screen. So even
/// if the command is killed, a shell can use the terminal.
struct SystemTerminal: Terminal {
  private let found: termios

  /// - Returns: nil unless both standard input and standard output are terminals.
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
      // Several bytes at once are pasted text or an arrow key's sequence. Of these, only the number
      // of an exercise is accepted.
      let isNumber = keys.allSatisfy { "0123456789.\r\n".utf8.contains($0) }
      if keys.count == 1 || isNumber {
        for key in keys { continuation.yield(.key(Character(UnicodeScalar(key)))) }
      }
    }
    continuation.yield(.closed)
  }

  /// Reads the keys that were typed; nil if the terminal is closed.
  private func readKeys() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(0, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}

/// The terminal's original mode, which crash handlers restore, too.
///
/// A signal handler has no state, so the mode is global. Handlers may only call async-signal-safe
/// functions, such as `getpgrp`, `tcgetpgrp` and `tcsetattr`.
private enum FoundMode {
  /// The mode is safe, although the compiler can't verify it: it's written once, before the first
  /// read, and never changed or freed.
  nonisolated(unsafe) private static var mode: UnsafeMutablePointer<termios>?

  /// Restores the mode when the program ends, even after a crash.
  static func restoreAtEnd(_ found: termios) {
    guard mode == nil else { return }
    let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    memory.initialize(to: found)
    mode = memory
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

  static func restore() {
    guard let mode, isForeground else { return }
    tcsetattr(0, TCSANOW, mode)
  }
}

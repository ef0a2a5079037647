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
/// Two flags of its mode are changed: keys are delivered at once, and not echoed. Ctrl-C and Ctrl-Z
/// stay signals, the cursor stays visible, and there is no second screen. So even a command that is
/// killed leaves a terminal that a shell can use.
struct SystemTerminal: Terminal {
  private let found: termios

  /// - Returns: nil unless both input and output are a terminal.
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
      // A thread that Dispatch made takes no signal there, not from itself either. One to the whole
      // program finds a thread that does: the keyboard's, for one.
      kill(getpid(), SIGTSTP)
    #else
      // The threads of a concurrent program keep signals from themselves. Raised where it is let
      // in, the signal has stopped the program before `raise` returns.
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

  /// The milliseconds between two ticks.
  private static let pause: Int32 = 100

  private func listen(_ continuation: AsyncStream<TerminalEvent>.Continuation) {
    while true {
      if case .terminated = continuation.yield(.tick) { return }
      var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      let count = poll(&input, 1, Self.pause)
      if count <= 0 { continue }
      guard Int32(input.revents) & (POLLHUP | POLLERR | POLLNVAL) == 0 else { break }
      // In the background, a key is meant for another program, and reading it would stop this one.
      guard isForeground else {
        usleep(UInt32(Self.pause) * 1000)
        continue
      }
      guard let keys = readKeys() else { break }
      // More than one at a time is a text that was pasted, or the sequence of an arrow key; of
      // these, only the number of an exercise means something here.
      let isNumber = keys.allSatisfy { "0123456789.\r\n".utf8.contains($0) }
      if keys.count == 1 || isNumber {
        for key in keys { continuation.yield(.key(Character(UnicodeScalar(key)))) }
      }
    }
    continuation.yield(.closed)
  }

  /// Reads what was typed; nil at the end of the terminal.
  private func readKeys() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(0, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}

/// The terminal's mode as it was found, for handlers of crashes too.
///
/// A handler can't carry state, so this is global. It may only call the system: `getpgrp`,
/// `tcgetpgrp` and `tcsetattr` are safe in a handler.
private enum FoundMode {
  /// Safe though the compiler can't see it: written once, before the first reader exists, and
  /// neither changed nor freed while the program runs.
  nonisolated(unsafe) private static var mode: UnsafeMutablePointer<termios>?

  /// Has the mode restored however the program ends.
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

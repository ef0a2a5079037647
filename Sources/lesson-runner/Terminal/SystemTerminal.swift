import Foundation
import Grading
import Interface
import Synchronization

/// The terminal of the standard streams.
///
/// It changes few flags of the terminal's mode: keys arrive immediately, and aren't echoed, and none
/// holds back the output, as Ctrl-S would. Ctrl-C, Ctrl-\ and Ctrl-Z remain signals, and the cursor
/// remains visible. Only a text that's taller than the terminal is shown on the alternate screen. If
/// the command is killed, its ``LastWill`` restores the mode and the screen.
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
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(0, TCSANOW, &mode)
    Self.writeWill()
  }

  func giveBack() {
    Self.setWill(nil)
    Self.restore()
  }

  func showAlternateScreen(_ isShown: Bool) { Self.showAlternateScreen(isShown) }

  func suspend() {
    giveBack()
    signal(SIGTSTP, SIG_DFL)
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
    signal(SIGTSTP, SIG_IGN)
    takeKeys()
  }

  // MARK: Events

  func events() -> AsyncStream<TerminalEvent> {
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    let signals = Signals([SIGCONT, SIGTSTP, SIGWINCH]) { number in
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
      if count == 0 { for event in decoder.end() { continuation.yield(event) } }
      if count <= 0 { continue }
      guard Int32(input.revents) & (POLLHUP | POLLERR | POLLNVAL) == 0 else { break }
      // In the background, keys belong to another program, and reading one would stop this program.
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
  private static let isOnAlternateScreen = Atomic(false)

  /// Restores the mode and the screen when the program ends, even after a crash.
  private static func restoreAtEnd(_ mode: termios) {
    guard original == nil else { return }
    original = mode
    // The first use initializes them, which a signal handler must not do.
    isOnAlternateScreen.store(false, ordering: .relaxed)
    willID.store(0, ordering: .relaxed)
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
    let id = willID.exchange(0, ordering: .relaxed)
    if id != 0 { kill(id, SIGKILL) }
    guard var original, isForeground else { return }
    writeAlternateScreen(false)
    tcsetattr(0, TCSANOW, &original)
  }

  private static func showAlternateScreen(_ isShown: Bool) {
    writeAlternateScreen(isShown)
    writeWill()
  }

  private static func writeAlternateScreen(_ isShown: Bool) {
    guard isOnAlternateScreen.exchange(isShown, ordering: .relaxed) != isShown else { return }
    // A static string needs no memory.
    let sequence: StaticString = isShown ? "\u{1B}[?1049h" : "\u{1B}[?1049l"
    _ = write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}

// MARK: The last will, in case the program is killed

extension SystemTerminal {
  private static let will = Mutex<LastWill?>(nil)
  /// The process ID of the will, for signal handlers, or 0 if there is none.
  private static let willID = Atomic<pid_t>(0)

  private static func setWill(_ new: LastWill?) {
    willID.store(new?.id ?? 0, ordering: .relaxed)
    will.withLock { $0 = new }
  }

  /// Replaces the last will by one that restores the original mode, and the normal screen.
  private static func writeWill() {
    guard let original, isForeground else { return }
    let flags =
      [(ICANON, "icanon"), (ECHO, "echo"), (IEXTEN, "iexten")]
      .filter { original.c_lflag & tcflag_t($0.0) != 0 }.map(\.1)
      + (original.c_iflag & tcflag_t(IXON) == 0 ? [] : ["ixon"])
    let isOnAlternateScreen = isOnAlternateScreen.load(ordering: .relaxed)
    setWill(
      LastWill(
        """
        trap '' TTOU
        exec 3<>/dev/tty || exit
        mode=$(stty -g <&3)
        read -r _
        \(isOnAlternateScreen ? "printf '\\033[?1049l' >&3" : "")
        # A shell that has the terminal now has changed its mode.
        test "$(stty -g <&3)" = "$mode" && stty \(flags.joined(separator: " ")) <&3
        """))
  }
}

import Course
import Foundation
import Grading
import Interface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that a command reads single keys from, and leaves as it was found.
///
/// Two flags of its mode are changed: keys are handed over at once, and not echoed. Ctrl-C and
/// Ctrl-Z stay signals, the cursor stays in sight, and there is no second screen. So even a command
/// that is killed leaves a terminal that a shell gets along with.
struct Terminal: Sendable {
  /// Whether somebody sees what is printed, and can press keys.
  static var isThere: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// Remembers how the terminal was found, and gives it back however the program ends.
  ///
  /// - Returns: nil when there is no terminal.
  init?() {
    var mode = termios()
    guard Self.isThere, tcgetattr(0, &mode) == 0 else { return nil }
    FoundMode.remember(mode)
    atexit { FoundMode.giveBack() }
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] {
      signal(number) { number in
        FoundMode.giveBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Whether the terminal listens to this program, and not to the shell or another one.
  var isForeground: Bool { FoundMode.isForeground }

  /// Has keys handed over one by one; in the background the terminal belongs to others.
  func takeKeys() {
    var mode = termios()
    guard isForeground, tcgetattr(0, &mode) == 0 else { return }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(0, TCSANOW, &mode)
  }

  func giveBack() { FoundMode.giveBack() }

  /// Stops the program, as Ctrl-Z does, and comes back when it is to go on.
  func suspend() {
    giveBack()
    signal(SIGTSTP, SIG_DFL)
    Self.stop()
    signal(SIGTSTP, SIG_IGN)
    takeKeys()
  }

  private static func stop() {
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
}

/// The terminal's mode as it was found, for those who give it back: handlers of crashes, too.
///
/// A handler can carry no state, so this is global. It may do nothing but call the system:
/// `getpgrp`, `tcgetpgrp` and `tcsetattr` may be called from a handler.
private enum FoundMode {
  /// Safe though the compiler cannot see it: written once, before the first reader
  /// exists (`atexit` and `signal` are called after `remember`), and neither changed
  /// nor freed while the program runs.
  nonisolated(unsafe) private static var mode: UnsafeMutablePointer<termios>?

  static func remember(_ found: termios) {
    guard mode == nil else { return }
    let memory = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    memory.initialize(to: found)
    mode = memory
  }

  static var isForeground: Bool { tcgetpgrp(0) == getpgrp() }

  static func giveBack() {
    guard let mode, isForeground else { return }
    tcsetattr(0, TCSANOW, mode)
  }
}

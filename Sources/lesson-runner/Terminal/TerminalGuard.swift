import Foundation

/// A shell script that gives the terminal back after this program was killed.
///
/// The script reads what has to be given back, until its input ends with this program. It's in
/// this program's process group: when a shell has taken the terminal back, and maybe changed its
/// mode, the system no longer lets the script change it. Then the script changes it only if nobody
/// else did.
struct TerminalGuard: Sendable {
  /// What has to be given back.
  enum Loan {
    case nothing, mode, modeAndScreen
  }

  /// This program's end of the script's input.
  private let socket: Int32

  /// Starts the script, which restores the flags of a mode, or returns nil if that fails.
  init?(restoring mode: termios) {
    var ends: [Int32] = [-1, -1]
    // SOCK_STREAM, whose type differs between systems.
    let stream: Int32 = 1
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    let process = ForegroundShell.start(
      Self.script(restoring: mode), environment: ["PATH": "/usr/bin:/bin"], reading: ends[1])
    close(ends[1])
    guard process != nil else { return nil }
    socket = ends[0]
  }

  private static func script(restoring mode: termios) -> String {
    let local = [(ICANON, "icanon"), (ECHO, "echo")]
      .filter { mode.c_lflag & tcflag_t($0.0) != 0 }
    let input = [(IXON, "ixon")].filter { mode.c_iflag & tcflag_t($0.0) != 0 }
    return """
      trap '' HUP INT QUIT TERM TSTP
      exec 2>/dev/null
      flags='\((local + input).map(\.1).joined(separator: " "))'
      # Opened now: if this program leads the session, its end takes away /dev/tty.
      exec 3<>/dev/tty || exit
      while read -r loan; do last=$loan; mode=$(stty -g <&3); done
      test "$last" = none && exit
      test "$last" = screen && printf '\\033[?1049l' >&3
      stty $flags <&3 && exit
      # A shell has taken the terminal back. Some shells leave its mode as it is.
      sleep 1
      trap '' TTOU
      test "$mode" = "$(stty -g <&3)" && stty $flags <&3
      """
  }

  /// Tells the script what has to be given back.
  ///
  /// A signal handler can call this function.
  func note(_ loan: Loan) {
    // A static string needs no memory.
    let line: StaticString =
      switch loan {
      case .nothing: "none\n"
      case .mode: "mode\n"
      case .modeAndScreen: "screen\n"
      }
    // If the script was killed, writing fails without a signal.
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    _ = send(socket, line.utf8Start, line.utf8CodeUnitCount, flags)
  }
}

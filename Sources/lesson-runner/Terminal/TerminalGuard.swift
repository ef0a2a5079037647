import Foundation

/// A shell script that restores the terminal after this program was killed.
///
/// This program reports its changes of the terminal to the script. The end of this program closes
/// the script's input; then the script undoes the last reported change. The script is in this
/// program's process group, so once a shell has taken over the terminal, the system rejects the
/// script's change of the mode. Then the script forces the change, unless another program has
/// changed the mode.
struct TerminalGuard: Sendable {
  /// A change of the terminal that the script undoes.
  enum Change {
    case nothing, mode, modeAndScreen
  }

  /// This program's end of the script's input.
  private let socket: Int32

  /// Starts the script, which restores the flags of a mode, or returns nil if the start fails.
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
    let hasStarted = Self.start(Self.script(restoring: mode), reading: ends[1])
    close(ends[1])
    guard hasStarted else { return nil }
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
      while read -r change; do last=$change; mode=$(stty -g <&3); done
      test "$last" = none && exit
      test "$last" = screen && printf '\\033[?1049l' >&3
      stty $flags <&3 && exit
      # A shell has taken the terminal back. Some shells leave its mode as it is.
      sleep 1
      trap '' TTOU
      test "$mode" = "$(stty -g <&3)" && stty $flags <&3
      """
  }

  /// Starts a script in this program's process group, and returns whether that succeeds.
  ///
  /// Foundation would start the script in a separate process group in the background, where the
  /// system stops programs that read keys or change the terminal's mode.
  private static func start(_ script: String, reading input: Int32) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    // The script must not inherit this program's handling of signals, some of which are blocked or
    // ignored.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let arguments: [String] = ["/bin/sh", "-c", script]
    let words = arguments.map { strdup($0) } + [nil]
    let variables = [strdup("PATH=/usr/bin:/bin"), nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    return posix_spawn(&process, "/bin/sh", &actions, &attributes, words, variables) == 0
  }

  /// Reports to the script which change it has to undo.
  ///
  /// A signal handler can call this function.
  func note(_ change: Change) {
    // A signal handler must not allocate memory, and a static string needs none.
    let line: StaticString =
      switch change {
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

import Fixtures
import Foundation
import Synchronization
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal for programs, in which a test types, reads, resizes and closes the window.
///
/// It uses the system's pseudo-terminals, so it requires no package.
final class PseudoTerminal: Sendable {
  /// The user's side of the terminal.
  private let master: Int32
  /// The programs' side, kept open to read the mode that they leave behind.
  private let slave: Int32
  private let path: String
  private let received = Mutex(Data())
  /// The number of marks from ``readAll()`` that were received.
  private let marks = Mutex(0)
  private let isClosed = Mutex(false)

  /// Opens a terminal of the given size.
  ///
  /// - Throws: A system error if there are no terminals left.
  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 1024)
    guard openpty(&ends.0, &ends.1, &name, nil, nil) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    (master, slave) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    // Other programs that a test starts must not keep the terminal open.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit { close() }

  // MARK: The user's actions

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the window: programs in the terminal receive a signal, and lose the terminal.
  func close() {
    isClosed.withLock { isClosed in
      if !isClosed { for end in [master, slave] { _ = Self.close(end) } }
      isClosed = true
    }
  }

  // MARK: The terminal's state

  /// Waits until all output that programs have written to the terminal was read.
  ///
  /// The system delivers output in order, but later. So when a mark arrives that was written after
  /// the output, the output has also arrived.
  func readAll() async {
    let before = marks.withLock { $0 }
    guard !isClosed.withLock({ $0 }), write(slave, [Self.mark], 1) == 1 else { return }
    while !Task.isCancelled, marks.withLock({ $0 }) == before {
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  /// A byte that no program in these tests writes.
  private static let mark: UInt8 = 0

  var text: TerminalText {
    TerminalText(raw: received.withLock { String(decoding: $0, as: UTF8.self) })
  }

  /// The flags for keys that a program has set.
  var localFlags: tcflag_t {
    var mode = termios()
    return tcgetattr(slave, &mode) == 0 ? mode.c_lflag : 0
  }

  /// The mode that a program has set, as strings to compare.
  var mode: [String] {
    var mode = termios()
    guard tcgetattr(slave, &mode) == 0 else { return ["none"] }
    let characters = withUnsafeBytes(of: &mode.c_cc) { Array($0) }
    return ["\(mode.c_iflag) \(mode.c_oflag) \(mode.c_cflag) \(mode.c_lflag)", "\(characters)"]
  }

  // MARK: Programs

  /// Starts a program in a new session with this terminal.
  ///
  /// - Throws: A system error if the program can't be started.
  func start(
    _ command: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> TerminalProcess {
    let environment = CommandRun.plainEnvironment
      .merging(["TERM": "xterm-256color", "NO_COLOR": "1"]) { $1 }.merging(environment) { $1 }
    let id = try spawn(
      ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + command,
      environment: environment.map { "\($0)=\($1)" })
    Thread { [weak self] in
      while let self, readOn() {}
    }
    .start()
    return TerminalProcess(id: id, terminal: self)
  }

  /// Reads available output; returns false after the terminal is closed.
  private func readOn() -> Bool {
    var output = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&output, 1, 20) > 0 else { return isClosed.withLock { !$0 } }
    return isClosed.withLock { isClosed in
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = isClosed ? 0 : read(master, &buffer, buffer.count)
      let bytes = buffer.prefix(max(0, count))
      received.withLock { $0 += bytes.filter { $0 != Self.mark } }
      marks.withLock { $0 += bytes.count { $0 == Self.mark } }
      return count > 0
    }
  }

  private func spawn(_ arguments: [String], environment: [String]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session leader opens becomes the session's terminal.
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGCONT, SIGPIPE] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let result = posix_spawn(&id, arguments[0], &actions, &attributes, words, variables)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EIO) }
    return id
  }

  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID`, which the header defines only under some conditions.
    private static let newSession: Int16 = 0x80
  #endif

  private static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #elseif canImport(Glibc)
      Glibc.close(descriptor)
    #else
      Musl.close(descriptor)
    #endif
  }
}

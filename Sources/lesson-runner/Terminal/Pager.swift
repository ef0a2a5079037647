import Foundation
import Interface

/// The program in which commands show long texts, such as `less`.
struct Pager {
  /// The command in shell syntax.
  let command: String
  let environment: [String: String]

  /// Returns the pager that `PAGER` names or else `less`, or nil if the user wants no pager.
  static func chosen(in environment: [String: String]) -> Pager? {
    let named = environment["PAGER"]?.trimmingCharacters(in: .whitespaces)
    if ["", "cat"].contains(named) { return nil }
    // As with git: quit if the text fits, show colors, and leave the text on the screen.
    return Pager(
      command: named ?? "command -v less >/dev/null || exit \(notFound); less",
      environment: environment.merging(["LESS": "FRX"]) { own, _ in own })
  }

  /// The shell's status for a command that it can't find.
  private static let notFound: Int32 = 127

  /// Shows a text until the user quits the pager, or returns false if there is no such program.
  ///
  /// Waiting requires a separate thread, and can't be canceled: Ctrl-C belongs to the pager.
  func show(_ text: String) async -> Bool {
    await withCheckedContinuation { shown in
      Thread { shown.resume(returning: run(text)) }.start()
    }
  }

  private func run(_ text: String) -> Bool {
    let pipe = Pipe()
    let (input, output) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    // Otherwise, the pager itself would keep its input open.
    for end in [input, output] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    // If the pager ends before it has read everything, writing fails, but the command goes on.
    #if canImport(Darwin)
      _ = fcntl(output.fileDescriptor, F_SETNOSIGPIPE, 1)
    #else
      // The signal is sent to the thread that writes, and is discarded when that thread ends.
      var brokenPipe = sigset_t()
      sigemptyset(&brokenPipe)
      sigaddset(&brokenPipe, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &brokenPipe, nil)
    #endif
    guard let process = start(reading: input.fileDescriptor) else { return false }
    try? input.close()
    try? output.write(contentsOf: Data(text.utf8))
    try? output.close()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status >> 8 & 0xff != Self.notFound
  }

  /// Starts the pager, and returns its process ID, or nil if that fails.
  ///
  /// Foundation would start the pager in a separate process group in the background, where the
  /// system stops programs that read keys.
  private func start(reading input: Int32) -> pid_t? {
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
    // This program's signals are not the pager's: a thread may block them, and some are ignored.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGHUP, SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let arguments: [String] = ["/bin/sh", "-c", command]
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, variables)
    return result == 0 ? process : nil
  }
}

extension Configuration.Option {
  static let noPager = Configuration.Option("--no-pager", "Print even a long text without a pager.")
}

extension App {
  /// Prints a text, or shows it in the pager if it's taller than the terminal.
  func present(_ text: String, inPager: Bool) async throws {
    let fits = !console.isCapable || PagerView(text, console.style).fits
    if inPager, !fits, await showInPager("\(text)\n") { return }
    try console.print(text)
  }
}

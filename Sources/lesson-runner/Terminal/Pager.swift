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
    guard
      let process = ForegroundShell.start(
        command, environment: environment, reading: input.fileDescriptor)
    else { return false }
    try? input.close()
    try? output.write(contentsOf: Data(text.utf8))
    try? output.close()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status >> 8 & 0xff != Self.notFound
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

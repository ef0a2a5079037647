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

/// A program that runs in a pseudo-terminal, and ends no later than the test.
final class TerminalProcess: Sendable {
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  let id: pid_t
  let terminal: PseudoTerminal
  /// The number of shown characters that were already searched.
  private let seen = Mutex(0)
  private let ended = Mutex<Int32?>(nil)

  init(id: pid_t, terminal: PseudoTerminal) {
    self.id = id
    self.terminal = terminal
  }

  /// Ends the program as closing its terminal would, so that the program ends its child processes
  /// and leaves none for the next test.
  deinit {
    if status == nil { kill(id, SIGHUP) }
    for _ in 0..<3000 where status == nil { usleep(20_000) }
    guard status == nil else { return }
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  /// Waits until the text is shown, after the previously expected text.
  ///
  /// The test fails as soon as the program has ended without showing the text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(for: "“\(text)”", sourceLocation, isShown: true) {
      let shown = terminal.text.transcript
      return self.seen.withLock { seen in
        guard let range = shown.dropFirst(seen).range(of: text) else { return false }
        seen = shown.distance(from: shown.startIndex, to: range.upperBound)
        return true
      }
    }
  }

  /// Waits for a condition until the test's time limit; with `isShown`, the condition depends on
  /// the program's output, and can't become true after the program ends.
  func wait(
    for words: String, _ sourceLocation: SourceLocation = #_sourceLocation, isShown: Bool = false,
    until isMet: () throws -> Bool
  ) async throws {
    var hasEnded = false
    while !Task.isCancelled {
      if try isMet() { return }
      if hasEnded { break }
      if isShown, status != nil {
        await terminal.readAll()
        hasEnded = true
      } else {
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
    Issue.record(
      "\(words) did not come. Shown:\n\(terminal.text.shown)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  func signal(_ number: Int32) { kill(id, number) }

  /// Waits until the program has ended and its output was read.
  func ending(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Ending {
    try await wait(for: "The end", sourceLocation) { self.status != nil }
    await terminal.readAll()
    let status = self.status ?? 0
    return status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
  }

  /// The exit status from the system, or nil while the program runs.
  private var status: Int32? {
    ended.withLock { (ended: inout Int32?) -> Int32? in
      var status: Int32 = 0
      if ended == nil, waitpid(id, &status, WNOHANG) == id { ended = status }
      return ended
    }
  }
}

extension PseudoTerminal {
  /// Starts the `lesson-runner` command that was built with these tests.
  func startRunner(
    _ arguments: String..., in folder: URL, environment: [String: String] = [:]
  ) throws -> TerminalProcess {
    try start(
      [CommandRun.executable().path] + arguments, in: folder, environment: environment)
  }
}

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

/// A program that runs in a pseudo-terminal; it does not outlive the test.
final class TerminalProcess: Sendable {
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  let id: pid_t
  let terminal: PseudoTerminal
  /// How much of what is shown was looked at.
  private let seen = Mutex(0)
  private let ended = Mutex<Int32?>(nil)

  init(id: pid_t, terminal: PseudoTerminal) {
    self.id = id
    self.terminal = terminal
  }

  /// Ends it as the end of its terminal would: it ends what it started, so that nothing of it is
  /// left for the next test to meet.
  deinit {
    if status == nil { kill(id, SIGHUP) }
    for _ in 0..<3000 where status == nil { usleep(20_000) }
    guard status == nil else { return }
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  /// Waits until the text is shown, after the text that was waited for before.
  ///
  /// It fails as soon as the program has ended without it.
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

  /// Waits for a condition, until the time limit of the test; with `isShown`, it is about what the
  /// program shows, and cannot be met after its end.
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

  /// Waits for the end, and until all that it wrote was read.
  func ending(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Ending {
    try await wait(for: "The end", sourceLocation) { self.status != nil }
    await terminal.readAll()
    let status = self.status ?? 0
    return status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
  }

  /// What the system says of its end; nil while it runs.
  private var status: Int32? {
    ended.withLock { (ended: inout Int32?) -> Int32? in
      var status: Int32 = 0
      if ended == nil, waitpid(id, &status, WNOHANG) == id { ended = status }
      return ended
    }
  }
}

extension PseudoTerminal {
  /// Starts the command `lesson-runner` as it was built with these tests.
  func startRunner(
    _ arguments: String..., in folder: URL, environment: [String: String] = [:]
  ) throws -> TerminalProcess {
    try start(
      [CommandRun.executable().path] + arguments, in: folder, environment: environment)
  }
}

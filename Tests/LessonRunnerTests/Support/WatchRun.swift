import Course
import Foundation
import Interface
import Synchronization
import Testing

@testable import lesson_runner

/// A run of `watch` in this process, with a simulated user.
final class WatchRun: Sendable {
  private let log = ConsoleLog()
  private let terminal = FakeTerminal()
  private let size = FakeTerminal.Size()
  private let task: Task<Interface.ExitStatus, Never>
  /// The number of shown characters that were already searched.
  private let seen = Mutex(0)

  init(
    _ arguments: String..., in workbook: SampleWorkbook,
    environment: [String: String] = ["NO_COLOR": "1"]
  ) throws {
    let console = log.console(environment: environment, columns: { [size] in size.columns })
    task = Task { [terminal] in
      await Program.lessonRunner.run(arguments, or: "watch", console) { console in
        App(
          in: try Workbook(around: workbook.root), console, terminal, workbook.grader,
          environment: environment)
      }
    }
  }

  deinit { task.cancel() }

  var text: TerminalText { TerminalText(raw: log.shown) }

  func type(_ keys: String) { for key in keys { terminal.send(.key(key)) } }

  func resize(columns: Int) {
    size.columns = columns
    terminal.send(.resized)
  }

  /// Waits until the text is shown, after the previously expected text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(for: "“\(text)”", sourceLocation) {
      let transcript = self.text.transcript
      return self.seen.withLock { seen in
        guard let range = transcript.dropFirst(seen).range(of: text) else { return false }
        seen = transcript.distance(from: transcript.startIndex, to: range.upperBound)
        return true
      }
    }
  }

  func wait(
    for words: String, _ sourceLocation: SourceLocation = #_sourceLocation,
    until isMet: () throws -> Bool
  ) async throws {
    for _ in 0..<6000 {
      if try isMet() { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("\(words) did not come. Shown:\n\(text.shown)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  func ending() async -> Interface.ExitStatus { await task.value }
}

/// A terminal whose keys come from a test.
final class FakeTerminal: Terminal {
  final class Size: Sendable {
    private let value = Mutex(80)
    var columns: Int {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  private let stream = AsyncStream.makeStream(of: TerminalEvent.self)

  func takeKeys() {}
  func restoreMode() {}
  func showAlternateScreen(_ isShown: Bool) {}
  func suspend() {}
  func send(_ event: TerminalEvent) { stream.continuation.yield(event) }

  func events() -> AsyncStream<TerminalEvent> {
    let ticking = Task { [continuation = stream.continuation] in
      while !Task.isCancelled {
        continuation.yield(.tick)
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
    stream.continuation.onTermination = { _ in ticking.cancel() }
    return stream.stream
  }
}

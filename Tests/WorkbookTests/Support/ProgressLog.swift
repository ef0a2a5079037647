import Synchronization

/// What was told, line by line, from whichever thread.
final class ProgressLog: Sendable {
  private let told = Mutex<[String]>([])

  var lines: [String] { told.withLock { $0 } }

  func add(_ line: String) {
    told.withLock { $0.append(line) }
  }

  /// Waits until something was told.
  func something() async throws {
    while lines.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
  }
}

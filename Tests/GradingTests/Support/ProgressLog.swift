import Grading
import Synchronization

/// What a test heard, from whichever thread.
final class Log<Element: Sendable>: Sendable {
  private let heard = Mutex<[Element]>([])

  var elements: [Element] { heard.withLock { $0 } }

  func add(_ element: Element) {
    heard.withLock { $0.append(element) }
  }

  /// Waits until something was heard.
  func something() async throws {
    while elements.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
  }
}

typealias ProgressLog = Log<Progress>

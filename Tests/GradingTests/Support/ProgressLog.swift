import Grading
import Synchronization

/// A log of the values that a test receives, on any thread.
final class Log<Element: Sendable>: Sendable {
  private let heard = Mutex<[Element]>([])

  var elements: [Element] { heard.withLock { $0 } }

  func add(_ element: Element) {
    heard.withLock { $0.append(element) }
  }

  /// Waits until the log has an element.
  func something() async throws {
    while elements.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
  }
}

typealias ProgressLog = Log<Progress>

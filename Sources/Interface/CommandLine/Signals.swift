package import Course
package import Dispatch
package import Foundation
package import Grading

/// Turns signals into calls, so that a command can end what it started, or set right what it shows.
package struct Signals {
  private let sources: [any DispatchSourceSignal]

  /// - Parameters:
  ///   - numbers: The signals that no longer do what they do by default.
  ///   - received: Called with each that comes, on another thread.
  package init(_ numbers: [Int32], received: @escaping @Sendable (Int32) -> Void) {
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { received(number) }
      source.resume()
      return source
    }
  }

  package func stop() {
    for source in sources { source.cancel() }
  }
}

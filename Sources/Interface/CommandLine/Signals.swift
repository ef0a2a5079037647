@preconcurrency import Dispatch
import Foundation

/// Turns signals into calls, so that a command can end what it started, or restore what it shows.
package struct Signals: Sendable {
  private let sources: [any DispatchSourceSignal]

  /// - Parameters:
  ///   - numbers: The signals, which no longer have their default effect.
  ///   - received: Called with each, on another thread.
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

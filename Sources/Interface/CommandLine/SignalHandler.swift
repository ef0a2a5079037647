@preconcurrency import Dispatch
import Foundation

/// A signal handler, with which a command can stop its processes or restore the screen.
package struct SignalHandler: Sendable {
  private let sources: [any DispatchSourceSignal]

  /// Handles signals, which lose their default effect, on another thread.
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

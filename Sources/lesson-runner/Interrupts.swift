import Dispatch
import Foundation

/// Turns the signals that ask a command to end into a call, so that it can end what it started.
struct Interrupts {
  private let sources: [any DispatchSourceSignal]

  init(_ interrupted: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: interrupted)
      source.resume()
      return source
    }
  }

  func stop() {
    for source in sources { source.cancel() }
  }
}

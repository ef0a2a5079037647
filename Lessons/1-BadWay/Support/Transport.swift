/// A way to send to-dos to the place that stores them, which can throw an error.
public protocol Transport {
  func send(_ todos: [Todo]) throws
}

/// The reason why a transport couldn't send to-dos.
public nonisolated struct TransportError: Error, Equatable {
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}

/// A transport that sends to-dos to the server.
///
/// Here, the transport sends nothing and never fails.
/// In an app, sending costs time and data, and the server can reject to-dos.
public struct ServerTransport: Transport {
  // The log is static, so it also records transports that no caller sees; `titles(while:)` keeps
  // tests apart.
  private static var log: [String] = []

  public init() {}

  public func send(_ todos: [Todo]) {
    Self.log += todos.map(\.title)
  }

  /// Returns the titles of the to-dos that any server transport sent while `body` ran.
  public static func titles(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

/// A test double that records the titles of the to-dos it gets, and sends nothing.
public final class RecordingTransport: Transport {
  public private(set) var titles: [String] = []

  public init() {}

  public func send(_ todos: [Todo]) {
    titles += todos.map(\.title)
  }
}

/// A test double that always throws the error from its initializer.
public struct FailingTransport: Transport {
  private let error: TransportError

  public init(_ error: TransportError) {
    self.error = error
  }

  public func send(_ todos: [Todo]) throws {
    throw error
  }
}

/// Carries to-dos to wherever they are kept, or throws.
public protocol Transport {
  func send(_ todos: [Todo]) throws
}

/// Why a transport did not carry what it was given.
public nonisolated struct TransportError: Error, Equatable {
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}

/// Carries to-dos to the server.
///
/// Here it sends nothing and never fails;
/// in an app it costs time and data, and the server may refuse.
public struct ServerTransport: Transport {
  // Static, to show also a transport made in secret; `titles(while:)` keeps tests apart.
  private static var log: [String] = []

  public init() {}

  public func send(_ todos: [Todo]) {
    Self.log += todos.map(\.title)
  }

  /// The titles of the to-dos that any server transport carried while `body` ran.
  public static func titles(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

/// A fake: it writes down what it is given, and carries it nowhere.
public final class RecordingTransport: Transport {
  public private(set) var titles: [String] = []

  public init() {}

  public func send(_ todos: [Todo]) {
    titles += todos.map(\.title)
  }
}

/// A fake: it fails each time, with the error that it was made with.
public struct FailingTransport: Transport {
  private let error: TransportError

  public init(_ error: TransportError) {
    self.error = error
  }

  public func send(_ todos: [Todo]) throws {
    throw error
  }
}

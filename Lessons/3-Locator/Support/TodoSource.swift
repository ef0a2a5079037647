/// A source of to-dos.
public protocol TodoSource {
  func titles() -> [String]
}

/// A source that loads to-dos from the server.
public final class ServerTodoSource: TodoSource {
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func titles() -> [String] {
    network.get("/todos")
  }
}

/// A test double that returns the titles from its initializer, without a server.
public struct FixedTodoSource: TodoSource {
  private let fixed: [String]

  public init(_ titles: String...) {
    fixed = titles
  }

  public func titles() -> [String] {
    fixed
  }
}

/// A service that erases an account, with everything in it, on the server.
public final class AccountEraser {
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func erase() {
    network.get("/erase")
  }
}

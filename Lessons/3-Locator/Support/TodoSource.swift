/// Knows which to-dos there are.
public protocol TodoSource {
  func titles() -> [String]
}

/// Asks the server.
public final class ServerTodoSource: TodoSource {
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func titles() -> [String] {
    network.get("/todos")
  }
}

/// A fake: it answers with the titles that it was made with, and asks no server.
public struct FixedTodoSource: TodoSource {
  private let fixed: [String]

  public init(_ titles: String...) {
    fixed = titles
  }

  public func titles() -> [String] {
    fixed
  }
}

/// Erases an account on the server, with all that is in it.
public final class AccountEraser {
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func erase() {
    network.get("/erase")
  }
}

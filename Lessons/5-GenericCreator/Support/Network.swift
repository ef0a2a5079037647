/// The outside world.
///
/// Here it answers from a table and sends nothing; in an app it costs time and data.
public final class Network {
  private let server: [String: [String]]
  /// The paths that it was asked for, in order.
  public private(set) var requests: [String] = []

  /// Makes a network to the server of the app.
  public convenience init() {
    self.init(server: ["/catalog": ["Moving House"], "/favourites": ["Groceries"]])
  }

  /// Makes a network to a server that has these lines at these paths.
  public init(server: [String: [String]]) {
    self.server = server
  }

  public func get(_ path: String) -> [String] {
    requests.append(path)
    return server[path] ?? []
  }
}

/// The network, through which an app reaches its server.
///
/// Here, the network reads its responses from a table; in an app, a request costs time and data.
public final class Network {
  private let server: [String: [String]]
  /// The requested paths, in order.
  public private(set) var requests: [String] = []

  /// Creates a network with the app's server.
  public convenience init() {
    self.init(server: ["/catalog": ["Moving House"], "/favourites": ["Groceries"]])
  }

  /// Creates a network with a server that has these lines at these paths.
  public init(server: [String: [String]]) {
    self.server = server
  }

  public func get(_ path: String) -> [String] {
    requests.append(path)
    return server[path] ?? []
  }
}

/// The network, through which an app reaches its server.
///
/// Here, the network returns lines from a table and sends nothing. In an app, requests cost time
/// and data.
public final class Network {
  // The log is static, so it also records networks that no caller sees; `requests(while:)` keeps
  // tests apart.
  private static var log: [String] = []

  private let server: [String: [String]]

  /// Creates a network for the app's server.
  public convenience init() {
    self.init(server: ["/folders": ["Server Inbox", "Server Archive"]])
  }

  /// Creates a network for a server that has these lines at these paths.
  public init(server: [String: [String]]) {
    self.server = server
    CreationLog.note("Network")
  }

  /// Returns the server's lines at `path`, and records the request for tests.
  public func get(_ path: String) -> [String] {
    Self.log.append(path)
    return server[path] ?? []
  }

  /// Returns the paths that any network requested while `body` ran.
  public static func requests(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

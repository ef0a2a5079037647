/// The outside world.
///
/// Here it answers from a table and sends nothing; in an app it costs time and data.
public final class Network {
  // Static, to show also a network made in secret; `requests(while:)` keeps tests apart.
  private static var log: [String] = []

  private let server: [String: [String]]

  /// Makes a network to the server of the app.
  public convenience init() {
    self.init(server: ["/folders": ["Server Inbox", "Server Archive"]])
  }

  /// Makes a network to a server that has these lines at these paths.
  public init(server: [String: [String]]) {
    self.server = server
    CreationLog.note("Network")
  }

  /// Asks the server for the lines at `path`, and leaves a trace that a test can see.
  public func get(_ path: String) -> [String] {
    Self.log.append(path)
    return server[path] ?? []
  }

  /// The paths that any network was asked for while `body` ran.
  public static func requests(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

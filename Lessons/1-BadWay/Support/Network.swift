/// The outside world.
///
/// Here it answers from a table and sends nothing; in an app it costs time and data.
public final class Network {
  private static var log: [String] = []

  public init() {
    CreationLog.note("Network")
  }

  /// Asks the server for the lines at `path`, and leaves a trace that a test can see.
  public func get(_ path: String) -> [String] {
    Self.log.append(path)
    return ["/folders": ["Server Inbox", "Server Archive"]][path] ?? []
  }

  /// The paths that any network was asked for while `body` ran.
  public static func requests(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

/// The network, through which an app reaches its server.
///
/// Here, the network returns the to-dos from its initializer, and sends nothing.
/// In an app, requests cost time and data.
public final class Network {
  // The log is static, so it also records networks that no caller sees; `requests(while:)` keeps
  // tests apart.
  private static var log: [String] = []

  /// The paths of this network's requests, in order.
  public private(set) var paths: [String] = []

  private let titles: [String]

  public init(titles: String...) {
    self.titles = titles
  }

  /// Returns the server's to-dos at `path`, and records the request for tests.
  @discardableResult
  public func get(_ path: String) -> [String] {
    Self.log.append(path)
    paths.append(path)
    return titles
  }

  /// Returns the paths that any network requested while `body` ran.
  public static func requests(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

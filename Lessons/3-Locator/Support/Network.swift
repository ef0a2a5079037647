/// The outside world.
///
/// Here it answers with the to-dos that it was made with and sends nothing;
/// in an app it costs time and data.
public final class Network {
  // Static, to show also a network made in secret; `requests(while:)` keeps tests apart.
  private static var log: [String] = []

  private let titles: [String]

  public init(titles: String...) {
    self.titles = titles
  }

  /// Asks the server for what is at `path`, and leaves a trace that a test can see.
  @discardableResult
  public func get(_ path: String) -> [String] {
    Self.log.append(path)
    return titles
  }

  /// The paths that any network was asked for while `body` ran.
  public static func requests(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

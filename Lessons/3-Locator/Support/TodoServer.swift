/// A server that returns each user's own to-dos, and records the requests.
///
/// In an app, every request takes time.
public final class TodoServer {
  /// The ids of the users whose to-dos were requested, in order.
  public private(set) var log: [String] = []

  private let titles: [String: [String]]

  /// Creates a server that has these titles for users with these ids.
  public init(_ titles: [String: [String]]) {
    self.titles = titles
  }

  public func titles(of user: User) -> [String] {
    log.append(user.id)
    return titles[user.id] ?? []
  }
}

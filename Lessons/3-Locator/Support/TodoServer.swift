/// A server that answers each user with that user's own to-dos, and notes who asked.
///
/// In an app, to ask it costs a wait.
public final class TodoServer {
  /// The names of the users that it was asked for, in order.
  public private(set) var log: [String] = []

  private let titles: [String: [String]]

  /// Makes a server that has these titles for users of these names.
  public init(_ titles: [String: [String]]) {
    self.titles = titles
  }

  public func titles(of user: User) -> [String] {
    log.append(user.name)
    return titles[user.name] ?? []
  }
}

// The list uses only its session, which uses the cache. No other code needs the session's user.

import LocatorSupport

protocol TitleLoading {
  var id: String { get }
  func loadTitles() -> [String]
}

final class TodoCache {
  private var known: [String: [String]] = [:]

  func titles<Loader: TitleLoading>(from loader: Loader) -> [String] {
    if !known.keys.contains(loader.id) { known[loader.id] = loader.loadTitles() }
    return known[loader.id, default: []]
  }
}

final class UserSession: TitleLoading {
  private let user: User
  private let server: TodoServer
  private let cache: TodoCache

  init(user: User, server: TodoServer, cache: TodoCache) {
    self.user = user
    self.server = server
    self.cache = cache
  }

  var id: String { user.id }
  func loadTitles() -> [String] { server.titles(of: user) }
  var titles: [String] { cache.titles(from: self) }
  func makeTodos() -> TodosViewModel { TodosViewModel(session: self) }
}

final class TodosViewModel {
  private let session: UserSession

  init(session: UserSession) {
    self.session = session
  }

  var titles: [String] { session.titles }
}

final class RootContainer {
  private let server: TodoServer
  let cache: TodoCache

  init(server: TodoServer, cache: TodoCache = TodoCache()) {
    self.server = server
    self.cache = cache
  }

  func signIn(_ user: User) -> UserSession {
    UserSession(user: user, server: server, cache: cache)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    session.makeTodos()
  }
}

// Rejected by: users who come back get their to-dos from the cache
// The cache is emptied when a session ends. That's right for one user, but all users lose their
// entries.

import LocatorSupport

final class TodoCache {
  private var known: [String: [String]] = [:]

  func titles(for session: UserSession) -> [String] {
    let id = session.user.id
    if let titles = known[id] { return titles }
    let titles = session.loadTitles()
    known[id] = titles
    return titles
  }

  func clear() { known = [:] }
}

final class UserSession {
  let user: User
  private let server: TodoServer
  private let cache: TodoCache

  init(user: User, server: TodoServer, cache: TodoCache) {
    self.user = user
    self.server = server
    self.cache = cache
  }

  func loadTitles() -> [String] { server.titles(of: user) }

  isolated deinit { cache.clear() }
}

final class TodosViewModel {
  private let cache: TodoCache
  private let session: UserSession

  init(cache: TodoCache, session: UserSession) {
    self.cache = cache
    self.session = session
  }

  var titles: [String] { cache.titles(for: session) }
}

final class RootContainer {
  let cache = TodoCache()
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession {
    UserSession(user: user, server: server, cache: cache)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, session: session)
  }
}

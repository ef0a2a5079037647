// The other way around: the session holds the cache, and a list uses its session.

import LocatorSupport

final class TodoCache {
  var known: [String: [String]] = [:]
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

  var titles: [String] {
    let titles = cache.known[user.id] ?? server.titles(of: user)
    cache.known[user.id] = titles
    return titles
  }
}

final class TodosViewModel {
  private let session: UserSession

  init(session: UserSession) { self.session = session }

  var titles: [String] { session.titles }
}

final class RootContainer {
  let cache = TodoCache()
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession {
    UserSession(user: user, server: server, cache: cache)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel { TodosViewModel(session: session) }
}

// Rejected by: users who come back get their to-dos from the cache
// Each list gets its session's own cache. The session is released, but the cache never saves a
// request.

import LocatorSupport

final class TodoCache {
  private let session: UserSession
  private var known: [String]?

  init(session: UserSession) { self.session = session }

  func titles() -> [String] {
    let titles = known ?? session.loadTitles()
    known = titles
    return titles
  }
}

final class UserSession {
  let user: User
  private let server: TodoServer

  init(user: User, server: TodoServer) {
    self.user = user
    self.server = server
  }

  func loadTitles() -> [String] { server.titles(of: user) }
}

final class TodosViewModel {
  private let cache: TodoCache

  init(cache: TodoCache) { self.cache = cache }

  var titles: [String] { cache.titles() }
}

final class RootContainer {
  private(set) weak var cache: TodoCache?
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession { UserSession(user: user, server: server) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    let cache = TodoCache(session: session)
    self.cache = cache
    return TodosViewModel(cache: cache)
  }
}

// Rejected by: the next user to sign in sees their own to-dos
// The caller passes the session. But the cache keeps one list for all users.

import LocatorSupport

final class TodoCache {
  private var known: [String]?

  func titles(for session: UserSession) -> [String] {
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

  func signIn(_ user: User) -> UserSession { UserSession(user: user, server: server) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, session: session)
  }
}

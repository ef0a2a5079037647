// Rejected by: after sign-out, the session and its closed list are deallocated
// The cache has a table of all sessions, by account id, and no session leaves it.

import LocatorSupport

final class TodoCache {
  var sessions: [String: UserSession] = [:]
  private var known: [String: [String]] = [:]

  func titles(of user: User) -> [String] {
    let titles = known[user.id] ?? sessions[user.id]?.loadTitles() ?? []
    known[user.id] = titles
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
  private let user: User

  init(cache: TodoCache, user: User) {
    self.cache = cache
    self.user = user
  }

  var titles: [String] { cache.titles(of: user) }
}

final class RootContainer {
  let cache = TodoCache()
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession {
    let session = UserSession(user: user, server: server)
    cache.sessions[user.id] = session
    return session
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, user: session.user)
  }
}

// Rejected by: signing out in one window doesn't empty another window's list
// The table holds sessions weakly, so it keeps none alive. But an account isn't a session.

import LocatorSupport

final class TodoCache {
  struct Entry { weak var session: UserSession? }

  var sessions: [String: Entry] = [:]
  private var known: [String: [String]] = [:]

  func titles(of user: User) -> [String] {
    if let titles = known[user.id] { return titles }
    guard let session = sessions[user.id]?.session else { return [] }
    let titles = session.loadTitles()
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
    cache.sessions[user.id] = TodoCache.Entry(session: session)
    return session
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, user: session.user)
  }
}

// Rejected by: users who come back get their to-dos from the cache
// The cache keeps the lists of three users, and removes the first one when a fourth user comes.

import LocatorSupport

final class TodoCache {
  private var known: [(id: String, titles: [String])] = []

  func titles(for session: UserSession) -> [String] {
    if let found = known.first(where: { $0.id == session.user.id }) { return found.titles }
    let titles = session.loadTitles()
    known.append((session.user.id, titles))
    known = known.suffix(3)
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

  func loadTitles() -> [String] {
    server.titles(of: user)
  }
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
  private let server: TodoServer
  let cache = TodoCache()

  init(server: TodoServer) {
    self.server = server
  }

  func signIn(_ user: User) -> UserSession {
    UserSession(user: user, server: server)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, session: session)
  }
}

// Rejected by: after sign-out, the session and its closed list are deallocated
// The cache keeps a closure that loads for each user, to refresh later. It's a method of the
// session.

import LocatorSupport

final class TodoCache {
  private var loaders: [String: () -> [String]] = [:]
  private var known: [String: [String]] = [:]

  func titles(of id: String, or load: @escaping () -> [String]) -> [String] {
    loaders[id] = load
    let titles = known[id] ?? load()
    known[id] = titles
    return titles
  }

  func refresh() {
    for (name, load) in loaders { known[id] = load() }
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

  var titles: [String] { cache.titles(of: session.user.id, or: session.loadTitles) }
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

// Rejected by: releasing the container deallocates all app-wide objects
// The cache keeps a closure that loads, the closure holds the container, and the container the
// cache.

import LocatorSupport

final class TodoCache {
  private let load: (User) -> [String]
  private var known: [String: [String]] = [:]

  init(load: @escaping (User) -> [String]) { self.load = load }

  func titles(of user: User) -> [String] {
    let titles = known[user.id] ?? load(user)
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
  private let session: UserSession

  init(cache: TodoCache, session: UserSession) {
    self.cache = cache
    self.session = session
  }

  var titles: [String] { cache.titles(of: session.user) }
}

final class RootContainer {
  private let server: TodoServer
  private(set) lazy var cache = TodoCache { self.server.titles(of: $0) }

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession { UserSession(user: user, server: server) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, session: session)
  }
}

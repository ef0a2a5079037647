// Rejected by: neither the cache nor the container has a property for a session
// Before each read, a list writes its session into the cache. If a list forgets that, it reads
// another user's.

import LocatorSupport

final class TodoCache {
  weak var session: UserSession?
  private var known: [String: [String]] = [:]

  func titles() -> [String] {
    guard let session else { return [] }
    let titles = known[session.user.id] ?? session.loadTitles()
    known[session.user.id] = titles
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

  var titles: [String] {
    cache.session = session
    return cache.titles()
  }
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

// Rejected by: the container has one cache, even before the first sign-in
// For each user, the cache is created again, with the contents of the old one. It holds no session,
// but it's another object each time.

import LocatorSupport

final class TodoCache {
  private var known: [String: [String]]

  init(like other: TodoCache?) { known = other?.known ?? [:] }

  func titles(for session: UserSession) -> [String] {
    let id = session.user.id
    if let titles = known[id] { return titles }
    let titles = session.loadTitles()
    known[id] = titles
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
  private(set) var cache: TodoCache?
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession { UserSession(user: user, server: server) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    let cache = TodoCache(like: cache)
    self.cache = cache
    return TodosViewModel(cache: cache, session: session)
  }
}

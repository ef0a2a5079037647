// Rejected by: the end of the program
// The cache holds its session unowned, so the session is deallocated. The next list crashes.

import LocatorSupport

final class TodoCache {
  private unowned let session: UserSession
  private var known: [String: [String]] = [:]

  init(session: UserSession) { self.session = session }

  func titles() -> [String] {
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

  init(cache: TodoCache) { self.cache = cache }

  var titles: [String] { cache.titles() }
}

final class RootContainer {
  private(set) var cache: TodoCache?
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession { UserSession(user: user, server: server) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    let cache = cache ?? TodoCache(session: session)
    self.cache = cache
    return TodosViewModel(cache: cache)
  }
}

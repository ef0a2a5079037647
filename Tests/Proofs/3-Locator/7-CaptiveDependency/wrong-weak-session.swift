// Rejected by: the next user to sign in sees their own to-dos
// The cache holds its session weakly. Nothing is kept alive, but the second user has no session.

import LocatorSupport

final class TodoCache {
  private weak var session: UserSession?
  private var known: [String: [String]] = [:]

  init(session: UserSession) { self.session = session }

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

// The cache holds the server, which also lives as long as the app. The caller passes a user.

import LocatorSupport

final class TodoCache {
  private let server: TodoServer
  private var known: [String: [String]] = [:]

  init(server: TodoServer) { self.server = server }

  func titles(of user: User) -> [String] {
    if let titles = known[user.id] { return titles }
    let titles = server.titles(of: user)
    known[user.id] = titles
    return titles
  }
}

final class UserSession {
  let user: User

  init(user: User) { self.user = user }
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
  let cache: TodoCache

  init(server: TodoServer) { cache = TodoCache(server: server) }

  func signIn(_ user: User) -> UserSession { UserSession(user: user) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, user: session.user)
  }
}

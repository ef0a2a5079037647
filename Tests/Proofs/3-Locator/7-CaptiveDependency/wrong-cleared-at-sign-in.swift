// Rejected by: two users signed in at once each see their own to-dos
// The cache still holds a session. At each sign-in, it gets the new session, and is emptied.

import LocatorSupport

final class TodoCache {
  private var session: UserSession?
  private var known: [String]?

  func begin(_ session: UserSession) {
    self.session = session
    known = nil
  }

  func titles() -> [String] {
    known = known ?? session?.loadTitles() ?? []
    return known ?? []
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
  let cache = TodoCache()
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession {
    let session = UserSession(user: user, server: server)
    cache.begin(session)
    return session
  }

  func makeTodos(for session: UserSession) -> TodosViewModel { TodosViewModel(cache: cache) }
}

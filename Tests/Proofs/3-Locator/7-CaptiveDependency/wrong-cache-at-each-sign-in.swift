// Rejected by: the container has one cache, even before the first sign-in
// Each sign-in creates a cache in place of the one before.
// Asks: Mina and Tom each got another cache.

import LocatorSupport

/// Lives as long as the app.
final class TodoCache {
  private var known: [String: [String]] = [:]

  func titles(for session: UserSession) -> [String] {
    let id = session.user.id
    if let titles = known[id] { return titles }
    let titles = session.loadTitles()
    known[id] = titles
    return titles
  }
}

/// Lives as long as its user is signed in, and loads the user's to-dos from the server.
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

/// Lives as long as its screen.
final class TodosViewModel {
  private let cache: TodoCache
  private let session: UserSession

  init(cache: TodoCache, session: UserSession) {
    self.cache = cache
    self.session = session
  }

  var titles: [String] { cache.titles(for: session) }
}

/// Lives as long as the app.
final class RootContainer {
  private(set) var cache: TodoCache?
  private let server: TodoServer

  init(server: TodoServer) {
    self.server = server
  }

  func signIn(_ user: User) -> UserSession {
    cache = TodoCache()
    return UserSession(user: user, server: server)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache ?? TodoCache(), session: session)
  }
}

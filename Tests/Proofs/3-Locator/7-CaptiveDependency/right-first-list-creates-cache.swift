// The first list creates the cache, and the container keeps it.

import LocatorSupport

/// An object that lives as long as the app.
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

/// An object that lives as long as its user is signed in, and loads the to-dos from the server.
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

/// An object that lives as long as its screen.
final class TodosViewModel {
  private let cache: TodoCache
  private let session: UserSession

  init(cache: TodoCache, session: UserSession) {
    self.cache = cache
    self.session = session
  }

  var titles: [String] { cache.titles(for: session) }
}

/// An object that lives as long as the app.
final class RootContainer {
  private(set) var cache: TodoCache?
  private let server: TodoServer

  init(server: TodoServer) {
    self.server = server
  }

  func signIn(_ user: User) -> UserSession {
    UserSession(user: user, server: server)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    let cache = cache ?? TodoCache()
    self.cache = cache
    return TodosViewModel(cache: cache, session: session)
  }
}

// 3.7 CaptiveDependency
//
// What lives shorter may hold what lives longer, never the other way round. The cache is made with
// the app and has no session: a list that wants to-dos brings its own, for the length of a call.

import LocatorSupport

/// Lives as long as the app.
final class TodoCache {
  private var known: [String: [String]] = [:]

  func titles(for session: UserSession) -> [String] {
    let name = session.user.name
    if let titles = known[name] { return titles }
    let titles = session.loadTitles()
    known[name] = titles
    return titles
  }
}

/// Lives as long as its user is signed in, and asks the server in the user's name.
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
  let cache = TodoCache()
  private let server: TodoServer

  init(server: TodoServer) {
    self.server = server
  }

  func signIn(_ user: User) -> UserSession {
    UserSession(user: user, server: server)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, session: session)
  }
}

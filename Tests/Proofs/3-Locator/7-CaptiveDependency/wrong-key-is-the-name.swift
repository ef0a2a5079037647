// Rejected by: the next user to sign in sees their own to-dos
// The key is the name, so two users with one name share a list.

import LocatorSupport

/// Lives as long as the app.
final class TodoCache {
  private var known: [String: [String]] = [:]

  func titles(for session: UserSession) -> [String] {
    let key = session.user.name
    if let titles = known[key] { return titles }
    let titles = session.loadTitles()
    known[key] = titles
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
  private let session: UserSession
  private let cache: TodoCache

  init(session: UserSession, cache: TodoCache) {
    self.session = session
    self.cache = cache
  }

  var titles: [String] { cache.titles(for: session) }
}

/// Lives as long as the app.
final class RootContainer {
  private let server: TodoServer
  let cache = TodoCache()

  init(server: TodoServer) {
    self.server = server
  }

  func signIn(_ user: User) -> UserSession {
    UserSession(user: user, server: server)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(session: session, cache: cache)
  }
}

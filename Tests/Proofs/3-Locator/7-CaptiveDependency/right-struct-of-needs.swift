// All dependencies are in one struct, which requires each of them.

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
  struct Needs {
    let cache: TodoCache
    let session: UserSession
  }
  private let needs: Needs

  init(_ needs: Needs) { self.needs = needs }

  var titles: [String] { needs.cache.titles(for: needs.session) }
}

/// An object that lives as long as the app.
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
    TodosViewModel(.init(cache: cache, session: session))
  }
}

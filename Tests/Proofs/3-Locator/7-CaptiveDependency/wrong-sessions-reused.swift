// Rejected by: each sign-in creates its own session
// The container refers weakly to sessions, and returns them again. Two windows share one.

import LocatorSupport

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
  let cache = TodoCache()
  private let server: TodoServer
  private var known: [String: () -> UserSession?] = [:]

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession {
    if let session = known[user.id]?() { return session }
    let session = UserSession(user: user, server: server)
    known[user.id] = { [weak session] in session }
    return session
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, session: session)
  }
}

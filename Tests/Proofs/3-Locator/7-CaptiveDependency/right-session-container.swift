// A container for each lifetime: the session's container holds the app's.

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
  private let root: RootContainer

  init(user: User, root: RootContainer) {
    self.user = user
    self.root = root
  }

  func loadTitles() -> [String] { root.server.titles(of: user) }

  func makeTodos() -> TodosViewModel { TodosViewModel(cache: root.cache, session: self) }
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
  let server: TodoServer
  let cache = TodoCache()

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession { UserSession(user: user, root: self) }

  func makeTodos(for session: UserSession) -> TodosViewModel { session.makeTodos() }
}

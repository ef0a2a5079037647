// A session is a value: signing out means dropping it. The cache uses one only during a call.

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

struct UserSession {
  let user: User
  fileprivate let server: TodoServer

  func loadTitles() -> [String] { server.titles(of: user) }
}

struct TodosViewModel {
  fileprivate let cache: TodoCache
  fileprivate let session: UserSession

  var titles: [String] { cache.titles(for: session) }
}

final class RootContainer {
  let cache = TodoCache()
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession { UserSession(user: user, server: server) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(cache: cache, session: session)
  }
}

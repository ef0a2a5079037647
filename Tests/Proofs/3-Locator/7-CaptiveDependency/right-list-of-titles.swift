// The list is a value with the titles, and has no session. So it can't hold one too long, and shows
// its own user's to-dos as long as it's open.

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

struct TodosViewModel {
  let titles: [String]
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

final class RootContainer {
  let cache = TodoCache()
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession { UserSession(user: user, server: server) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(titles: cache.titles(for: session))
  }
}

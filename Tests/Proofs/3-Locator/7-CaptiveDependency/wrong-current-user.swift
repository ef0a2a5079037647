// Rejected by: two users signed in at once each see their own to-dos
// The container refers weakly to the last session, and each list uses that session.

import LocatorSupport

final class TodoCache {
  private var known: [String: [String]] = [:]

  func titles(for session: UserSession) -> [String] {
    let titles = known[session.user.id] ?? session.loadTitles()
    known[session.user.id] = titles
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
  private let container: RootContainer

  init(container: RootContainer) { self.container = container }

  var titles: [String] { container.current.map(container.cache.titles) ?? [] }
}

final class RootContainer {
  let cache = TodoCache()
  private let server: TodoServer
  fileprivate weak var current: UserSession?

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession {
    let session = UserSession(user: user, server: server)
    current = session
    return session
  }

  func makeTodos(for session: UserSession) -> TodosViewModel { TodosViewModel(container: self) }
}

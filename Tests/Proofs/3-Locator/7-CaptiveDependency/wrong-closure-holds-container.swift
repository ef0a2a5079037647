// Rejected by: two users signed in at once each see their own to-dos
// The cache takes a closure that gets the user from the container. The closure holds the container,
// and two users share one property.

import LocatorSupport

final class TodoCache {
  private let session: () -> UserSession?
  private var known: [String: [String]] = [:]

  init(session: @escaping () -> UserSession?) { self.session = session }

  func titles() -> [String] {
    guard let session = session() else { return [] }
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
  private let cache: TodoCache

  init(cache: TodoCache) { self.cache = cache }

  var titles: [String] { cache.titles() }
}

final class RootContainer {
  private let server: TodoServer
  private var current: UserSession?
  private(set) lazy var cache = TodoCache { self.current }

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession {
    let session = UserSession(user: user, server: server)
    current = session
    return session
  }

  func makeTodos(for session: UserSession) -> TodosViewModel { TodosViewModel(cache: cache) }
}

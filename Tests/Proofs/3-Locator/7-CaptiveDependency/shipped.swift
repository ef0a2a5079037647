// 3.7 CaptiveDependency
//
// Tom reads Mina's to-dos, although she has signed out.
//
// To do: let everyone who is signed in see their own to-dos.
// Seam:  RootContainer(server:); its signIn(_:), which returns a UserSession; and its
//        makeTodos(for:), which returns a TodosViewModel with `titles`. The tests use these, and
//        the name TodoCache, so keep them. Signing out means releasing the session.

import LocatorSupport

final class TodoCache {
  private let session: UserSession
  private var known: [String: [String]] = [:]

  init(session: UserSession) {
    self.session = session
  }

  func titles() -> [String] {
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

  func loadTitles() -> [String] {
    server.titles(of: user)
  }
}

final class TodosViewModel {
  private let cache: TodoCache

  init(cache: TodoCache) {
    self.cache = cache
  }

  var titles: [String] { cache.titles() }
}

final class RootContainer {
  private let server: TodoServer
  private var cache: TodoCache?

  init(server: TodoServer) {
    self.server = server
  }

  func signIn(_ user: User) -> UserSession {
    UserSession(user: user, server: server)
  }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    let cache = cache ?? TodoCache(session: session)
    self.cache = cache
    return TodosViewModel(cache: cache)
  }
}

// 3.7 CaptiveDependency
//
// Mina and Tom share a tablet. A cache keeps everyone's to-dos, so that Mina doesn't wait when she
// comes back. Mina signs out, Tom signs in, and Tom reads Mina's to-dos.
//
// To do: let all who are signed in see their own to-dos, even at the same time. Let a session end
//        once its user has signed out and its lists are closed. People who come back still
//        shouldn't have to wait.
// Seam:  RootContainer(server:); its signIn(_:), which returns a UserSession; and its
//        makeTodos(for:), which returns a TodosViewModel with `titles`. The tests use these names
//        and TodoCache, so keep them. Signing out means releasing the session.

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

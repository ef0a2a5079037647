// Rejected by: a list that is opened twice is loaded once
// The cache caused the problem, so lists load through their session, each time.

import LocatorSupport

final class TodoCache {}

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
  private let session: UserSession

  init(session: UserSession) { self.session = session }

  var titles: [String] { session.loadTitles() }
}

final class RootContainer {
  let cache = TodoCache()
  private let server: TodoServer

  init(server: TodoServer) { self.server = server }

  func signIn(_ user: User) -> UserSession { UserSession(user: user, server: server) }

  func makeTodos(for session: UserSession) -> TodosViewModel {
    TodosViewModel(session: session)
  }
}

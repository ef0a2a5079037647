// Rejected by: each side holds the third object
// Both sides take the number of their session, and the sessions are in a global dictionary.

import CircularDependenciesSupport

private final class SideSession {
  var selected = Folder.home
  var todos: [Folder: [String]] = [:]
}

/// The sessions, by number.
private enum SideSessions {
  private static var all: [SideSession] = []

  static func begin() -> Int {
    all.append(SideSession())
    return all.count - 1
  }

  static func session(_ number: Int) -> SideSession { all[number] }
}

final class FolderSide {
  private let session: Int

  fileprivate init(session: Int) {
    self.session = session
  }

  func select(_ folder: Folder) {
    SideSessions.session(session).selected = folder
  }

  /// Each folder, with the number of its to-dos.
  var rows: [String] {
    let todos = SideSessions.session(session).todos
    return Folder.all.map { "\($0.name): \(todos[$0]?.count ?? 0)" }
  }
}

final class TodoSide {
  private let session: Int

  fileprivate init(session: Int) {
    self.session = session
  }

  var title: String {
    SideSessions.session(session).selected.name
  }

  func add(_ todo: String) {
    let session = SideSessions.session(session)
    session.todos[session.selected, default: []].append(todo)
  }

  func count(in folder: Folder) -> Int {
    SideSessions.session(session).todos[folder]?.count ?? 0
  }
}

func makeSides() -> (folders: FolderSide, todos: TodoSide) {
  let number = SideSessions.begin()
  return (FolderSide(session: number), TodoSide(session: number))
}

// Rejected by: if newID repeats an id, the factory uses it again
// The factory calls newID for each to-do, but gives no two of its to-dos the same id. If newID
// repeats an id, the factory creates another one with UUID().

import BadWaySupport
import Foundation

final class TodoFactory {
  private let now: () -> Date
  private let newID: () -> UUID
  private var used: Set<UUID> = []

  init(now: @escaping () -> Date, newID: @escaping () -> UUID) {
    self.now = now
    self.newID = newID
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    var id = newID()
    // An id that is taken would make two to-dos one in a list.
    while !used.insert(id).inserted { id = UUID() }
    return Todo(id: id, title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}

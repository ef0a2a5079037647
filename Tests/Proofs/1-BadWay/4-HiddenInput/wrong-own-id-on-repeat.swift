// Rejected by: an id that you hand out twice is used twice
// The factory asks for an id with each to-do, and makes sure that no two of its to-dos have the
// same. When the function repeats an id, the factory makes one of its own with UUID().

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

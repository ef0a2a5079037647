// 1.4 HiddenInput
//
// The time and the ids are inputs like any other, so they come in by the initializer. The factory
// keeps the functions, not their results: it asks each time that it needs to know.

import BadWaySupport
import Foundation

struct TodoFactory {
  private let now: () -> Date
  private let newID: () -> UUID

  init(now: @escaping () -> Date, newID: @escaping () -> UUID) {
    self.now = now
    self.newID = newID
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= now()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}

// The factory is a protocol; only makeTodoFactory uses the type that conforms to it.

import BadWaySupport
import Foundation

protocol TodoFactory {
  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo
  func isOverdue(_ todo: Todo) -> Bool
}

private struct ClockedTodoFactory: TodoFactory {
  let now: () -> Date
  let newID: () -> UUID

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: now().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return !(now() < due)
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> any TodoFactory {
  ClockedTodoFactory(now: now, newID: newID)
}

// The factory consists of two closures, which capture the seam's clock and ids.

import BadWaySupport
import Foundation

struct TodoFactory {
  fileprivate let make: (String, TimeInterval) -> Todo
  fileprivate let isLate: (Todo) -> Bool

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo { make(title, seconds) }
  func isOverdue(_ todo: Todo) -> Bool { isLate(todo) }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(
    make: { Todo(id: newID(), title: $0, due: now() + $1) },
    isLate: { todo in todo.due.map { now() >= $0 } ?? false })
}

// 1.4 HiddenInput
//
// No test can predict the to-dos of this factory, or check isOverdue(_:) at an exact moment.
//
// To do: let a test do both, with the functions that it passes.
// Seam:  makeTodoFactory(now:newID:), and the makeTodo(title:dueIn:) and isOverdue(_:) of the
//        TodoFactory that it returns. The tests call these, so keep their signatures.

import BadWaySupport
import Foundation

struct TodoFactory {
  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: UUID(), title: title, due: Date().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due.timeIntervalSinceNow < 0
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory()
}

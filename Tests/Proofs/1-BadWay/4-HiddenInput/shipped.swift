// 1.4 HiddenInput
//
// The factory reads the device's clock and creates its own ids. No signature shows these inputs, so
// a test can't predict a to-do or check the exact moment when it's due.
//
// To do: let a test predict every to-do. Then find out, with a test's clock, at which moment
//        isOverdue(_:) is wrong, and correct it.
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
    return due < Date()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory()
}

// 1.4 HiddenInput
//
// The factory reads the clock of the device and creates its own ids. No signature says so, yet both
// decide what comes out: a test cannot predict the to-do, or look at the second when it is due.
//
// To do: let the factory ask the clock and the source of ids that it is handed. Then look at that
//        second: a to-do should be late from the very moment when it is due.
// Seam:  makeTodoFactory(now:newID:), and the makeTodo(title:dueIn:) and isOverdue(_:) of the
//        TodoFactory that it gives. The tests call these, so keep their signatures.

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

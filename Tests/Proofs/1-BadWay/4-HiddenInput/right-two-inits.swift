// There are two initializers, and both require a clock and ids.

import BadWaySupport
import Foundation

protocol Clock {
  var time: Date { get }
}

protocol IDs {
  func next() -> UUID
}

struct TodoFactory {
  private let now: () -> Date
  private let newID: () -> UUID

  init(now: @escaping () -> Date, newID: @escaping () -> UUID) {
    self.now = now
    self.newID = newID
  }

  init(clock: any Clock, ids: any IDs) {
    self.init(now: { clock.time }, newID: { ids.next() })
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

// The factory takes both functions in one value, and a logger, which may be nil.

import BadWaySupport
import Foundation

struct Inputs {
  let now: () -> Date
  let newID: () -> UUID
}

struct TodoFactory {
  private let inputs: Inputs
  private let log: ((Todo) -> Void)?

  init(_ inputs: Inputs, log: ((Todo) -> Void)?) {
    self.inputs = inputs
    self.log = log
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    let todo = Todo(id: inputs.newID(), title: title, due: inputs.now() + seconds)
    log?(todo)
    return todo
  }

  func isOverdue(_ todo: Todo) -> Bool {
    todo.due.map { $0 <= inputs.now() } ?? false
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(Inputs(now: now, newID: newID), log: nil)
}

// Time and ids are two small protocols, and wrappers for the seam's functions conform to them.

import BadWaySupport
import Foundation

protocol TimeSource {
  var now: Date { get }
}

protocol IdentifierSource {
  func next() -> UUID
}

private struct FunctionTime: TimeSource {
  let ask: () -> Date
  var now: Date { ask() }
}

private struct FunctionIdentifiers: IdentifierSource {
  let ask: () -> UUID
  func next() -> UUID { ask() }
}

struct TodoFactory {
  private let time: any TimeSource
  private let identifiers: any IdentifierSource

  init(time: any TimeSource, identifiers: any IdentifierSource) {
    self.time = time
    self.identifiers = identifiers
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(
      id: identifiers.next(),
      title: title,
      due: Date(timeInterval: seconds, since: time.now)
    )
  }

  func isOverdue(_ todo: Todo) -> Bool {
    if let due = todo.due {
      return !(time.now < due)
    }
    return false
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(time: FunctionTime(ask: now), identifiers: FunctionIdentifiers(ask: newID))
}

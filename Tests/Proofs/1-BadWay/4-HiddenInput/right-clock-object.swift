// Each input has a protocol, as in code bases that prefer objects to functions.

import BadWaySupport
import Foundation

private protocol WallClock {
  var time: Date { get }
}

private protocol IDSource {
  func next() -> UUID
}

private struct AskingClock: WallClock {
  let ask: () -> Date
  var time: Date { ask() }
}

private struct AskingIDs: IDSource {
  let ask: () -> UUID
  func next() -> UUID { ask() }
}

final class TodoFactory {
  private let clock: any WallClock
  private let ids: any IDSource

  fileprivate init(clock: any WallClock, ids: any IDSource) {
    self.clock = clock
    self.ids = ids
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: ids.next(), title: title, due: Date(timeInterval: seconds, since: clock.time))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return clock.time.timeIntervalSince(due) >= 0
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(clock: AskingClock(ask: now), ids: AskingIDs(ask: newID))
}

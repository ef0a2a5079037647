// Rejected by: the factory follows a clock that is set back
// The factory reads the clock each time, but doesn't accept an earlier time. If the clock is set
// back, the factory uses the latest time that it ever read.

import BadWaySupport
import Foundation

final class TodoFactory {
  private let now: () -> Date
  private let newID: () -> UUID
  private var latest = Date.distantPast

  init(now: @escaping () -> Date, newID: @escaping () -> UUID) {
    self.now = now
    self.newID = newID
  }

  /// Time runs forward only, whatever the user does in the settings.
  private func currentTime() -> Date {
    latest = max(latest, now())
    return latest
  }

  func makeTodo(title: String, dueIn seconds: TimeInterval) -> Todo {
    Todo(id: newID(), title: title, due: currentTime().addingTimeInterval(seconds))
  }

  func isOverdue(_ todo: Todo) -> Bool {
    guard let due = todo.due else { return false }
    return due <= currentTime()
  }
}

func makeTodoFactory(now: @escaping () -> Date, newID: @escaping () -> UUID) -> TodoFactory {
  TodoFactory(now: now, newID: newID)
}

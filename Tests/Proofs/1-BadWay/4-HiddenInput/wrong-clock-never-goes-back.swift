// Rejected by: when the clock is set back, the factory goes back, too
// The factory asks the clock each time, and protects itself against a clock that jumps back. When
// the clock is set back, the latest time ever seen is used in place of the clock's answer.

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

// Rejected by: the compiler rejects nil for a manager or for a clock
// The initializer takes both dependencies, but they may be nil; then the locator supplies them as
// before.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date
  init(manager: TodoManager?, now: (() -> Date)?) {
    self.manager = manager ?? ServiceLocator.shared.resolve()
    self.now = now ?? ServiceLocator.shared.resolve(AppClock.self).now
  }
  var text: String {
    let time = now()
    let late = manager.todos.filter { $0.isLate(at: time) }
    return "to-dos: \(manager.todos.count), late: \(late.count)"
  }
}
func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager, now: now)
}

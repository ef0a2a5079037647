// Rejected by: the compiler rejects a report without a manager and a clock
// The initializer takes both, but the locator supplies those that a caller leaves out.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  init(
    manager: TodoManager = ServiceLocator.shared.resolve(),
    now: @escaping () -> Date = ServiceLocator.shared.resolve(AppClock.self).now
  ) {
    self.manager = manager
    self.now = now
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

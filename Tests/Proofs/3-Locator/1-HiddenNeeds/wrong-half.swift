// Rejected by: the report works with an empty locator
// The manager is injected, but the clock, a small object, still comes from the locator.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
  }

  var text: String {
    let now = ServiceLocator.shared.resolve(AppClock.self).now()
    let late = manager.todos.filter { $0.isLate(at: now) }
    return "to-dos: \(manager.todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager)
}

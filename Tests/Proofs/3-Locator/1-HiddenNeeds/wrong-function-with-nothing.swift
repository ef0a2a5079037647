// Rejected by: the compiler rejects a report without a manager and a clock
// One function requires both dependencies, and another one takes no arguments.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  init(manager: TodoManager, now: @escaping () -> Date) {
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

func makeReportViewModel() -> ReportViewModel {
  let locator = ServiceLocator.shared
  return ReportViewModel(manager: locator.resolve(), now: locator.resolve(AppClock.self).now)
}

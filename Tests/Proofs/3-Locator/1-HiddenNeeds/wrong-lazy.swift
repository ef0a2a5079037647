// Rejected by: two reports at once use their own managers and clocks
// The dependencies go through the locator, and each report resolves them at its first use.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private lazy var manager: TodoManager = ServiceLocator.shared.resolve()
  private lazy var clock: AppClock = ServiceLocator.shared.resolve()

  fileprivate init() {}

  var text: String {
    let now = clock.now()
    let late = manager.todos.filter { $0.isLate(at: now) }
    return "to-dos: \(manager.todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ServiceLocator.shared.register(manager)
  ServiceLocator.shared.register(AppClock(now: now))
  return ReportViewModel()
}

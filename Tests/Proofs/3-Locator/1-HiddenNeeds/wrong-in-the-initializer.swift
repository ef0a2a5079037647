// Rejected by: the report never uses a locator
// The initializer fills the locator and resolves at once, so no other code runs in between. The
// dependencies stay hidden.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let clock: AppClock

  fileprivate init() {
    manager = ServiceLocator.shared.resolve()
    clock = ServiceLocator.shared.resolve()
  }

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

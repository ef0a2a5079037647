// Rejected by: no initializer of the report takes a locator
// The locator is injected, so nothing is global. But the report still doesn't show what it needs.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let locator: ServiceLocator

  init(locator: ServiceLocator) {
    self.locator = locator
  }

  var text: String {
    let todos = locator.resolve(TodoManager.self).todos
    let now = locator.resolve(AppClock.self).now()
    let late = todos.filter { $0.isLate(at: now) }
    return "to-dos: \(todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  let locator = ServiceLocator()
  locator.register(manager)
  locator.register(AppClock(now: now))
  return ReportViewModel(locator: locator)
}

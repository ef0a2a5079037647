// Rejected by: no initializer of the report takes a locator
// The initializer takes the manager, and a locator for the clock and later dependencies.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  init(manager: TodoManager, now: (() -> Date)? = nil, locator: ServiceLocator) {
    self.manager = manager
    self.now = now ?? locator.resolve(AppClock.self).now
  }

  var text: String {
    let time = now()
    let late = manager.todos.filter { $0.isLate(at: time) }
    return "to-dos: \(manager.todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager, now: now, locator: .shared)
}

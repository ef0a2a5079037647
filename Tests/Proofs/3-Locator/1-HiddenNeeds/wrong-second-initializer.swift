// Rejected by: no initializer of the report takes a locator
// The first initializer is right, but a convenience initializer takes everything from a locator.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  init(manager: TodoManager, now: @escaping () -> Date) {
    self.manager = manager
    self.now = now
  }

  convenience init(locator: ServiceLocator = .shared) {
    self.init(manager: locator.resolve(), now: locator.resolve(AppClock.self).now)
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

// Rejected by: no initializer or factory of the report accepts nil
// The first initializer is strict, but a second one accepts nil and uses the locator.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  init(manager: TodoManager, now: @escaping () -> Date) {
    self.manager = manager
    self.now = now
  }

  convenience init(manager: TodoManager?, now: (() -> Date)?) {
    let locator = ServiceLocator.shared
    self.init(
      manager: manager ?? locator.resolve(), now: now ?? locator.resolve(AppClock.self).now)
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

// Rejected by: the compiler rejects a report without a manager and a clock
// The initializer is strict, but a static function looks up both dependencies in the locator.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  init(manager: TodoManager, now: @escaping () -> Date) {
    self.manager = manager
    self.now = now
  }

  static func make() -> ReportViewModel {
    let locator = ServiceLocator.shared
    return ReportViewModel(manager: locator.resolve(), now: locator.resolve(AppClock.self).now)
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

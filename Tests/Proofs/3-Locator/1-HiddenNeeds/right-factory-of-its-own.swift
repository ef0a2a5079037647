// A static function creates the report from its two dependencies; the clock may be the app's, as a
// value.

import Foundation
import LocatorSupport

struct ReportViewModel {
  private let manager: TodoManager
  private let clock: AppClock

  private init(_ manager: TodoManager, _ clock: AppClock) {
    self.manager = manager
    self.clock = clock
  }

  static func make(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
    ReportViewModel(manager, AppClock(now: now))
  }

  var text: String {
    let now = clock.now()
    let late = manager.todos.filter { $0.isLate(at: now) }
    return "to-dos: \(manager.todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  .make(manager: manager, now: now)
}

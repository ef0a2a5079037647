// Refused by: every way to make a report takes a manager and a clock, whatever its name is
// The initializer is complete, but a manager can also make its own report, with today's date, since
// nearly all reports use that.

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
    let now = now()
    let late = manager.todos.filter { $0.isLate(at: now) }
    return "to-dos: \(manager.todos.count), late: \(late.count)"
  }
}

extension TodoManager {
  /// The report of these to-dos, as of today.
  func report() -> ReportViewModel {
    ReportViewModel(manager: self, now: { Date() })
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager, now: now)
}

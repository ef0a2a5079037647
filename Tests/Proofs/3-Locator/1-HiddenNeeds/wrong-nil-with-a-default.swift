// Rejected by: no initializer or factory of the report accepts nil
// The manager may be nil, and a third parameter, with a default, replaces it.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  init(
    manager: TodoManager?, now: @escaping () -> Date,
    fallback: () -> TodoManager = { ServiceLocator.shared.resolve() }
  ) {
    self.manager = manager ?? fallback()
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

// Rejected by: the report counts to-dos that you add later
// The report puts the to-dos into a dictionary by title, so equal ones count once.

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
    let todos = Dictionary(manager.todos.map { ($0.title, $0) }) { first, _ in first }
    let date = now()
    return "to-dos: \(todos.count), late: \(todos.values.count { $0.isLate(at: date) })"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager, now: now)
}

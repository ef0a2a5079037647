// Rejected by: two reports at once use their own managers and clocks
// The report doesn't hold its dependencies, so it depends on another object that does.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private weak var manager: TodoManager?
  private let now: () -> Date
  init(manager: TodoManager, now: @escaping () -> Date) { self.manager = manager; self.now = now }
  var text: String {
    let time = now()
    let todos = manager?.todos ?? []
    return "to-dos: \(todos.count), late: \(todos.filter { $0.isLate(at: time) }.count)"
  }
}
func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager, now: now)
}

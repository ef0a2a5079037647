// Rejected by: what you pass is gone when the report is gone
// The toolbox holds the manager weakly, so it need not be emptied. But a function cannot be weak.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  fileprivate init() {
    manager = Toolbox.manager ?? TodoManager()
    now = Toolbox.now
  }

  var text: String {
    let time = now()
    let late = manager.todos.filter { $0.isLate(at: time) }
    return "to-dos: \(manager.todos.count), late: \(late.count)"
  }
}

private enum Toolbox {
  static weak var manager: TodoManager?
  static var now: () -> Date = { Date() }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  Toolbox.manager = manager
  Toolbox.now = now
  return ReportViewModel()
}

// Rejected by: only the report keeps its manager and clock alive
// The toolbox holds the manager weakly, so nothing has to empty it. But a function can't be weak.

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

// A report is a protocol, and only the function creates the type that conforms to it.

import Foundation
import LocatorSupport

protocol ReportViewModel {
  var text: String { get }
}

private struct TodoReport: ReportViewModel {
  let manager: TodoManager
  let now: () -> Date

  var text: String {
    let todos = manager.todos
    let now = now()
    let late = todos.filter { $0.isLate(at: now) }
    return "to-dos: \(todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  TodoReport(manager: manager, now: now)
}

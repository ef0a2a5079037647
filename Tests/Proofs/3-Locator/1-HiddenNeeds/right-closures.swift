// The report takes two functions, and doesn't know about the manager.

import Foundation
import LocatorSupport

struct ReportViewModel {
  let todos: () -> [Todo]
  let now: () -> Date

  var text: String {
    let (todos, time) = (todos(), now())
    return "to-dos: \(todos.count), late: \(todos.filter { $0.isLate(at: time) }.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(todos: { manager.todos }, now: now)
}

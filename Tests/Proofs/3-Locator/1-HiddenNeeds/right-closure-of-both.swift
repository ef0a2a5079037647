// One closure returns the to-dos and the date.

import Foundation
import LocatorSupport

struct ReportViewModel {
  let todos: () -> (all: [Todo], date: Date)

  var text: String {
    let (all, date) = todos()
    return "to-dos: \(all.count), late: \(all.filter { $0.isLate(at: date) }.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(todos: { (manager.todos, now()) })
}

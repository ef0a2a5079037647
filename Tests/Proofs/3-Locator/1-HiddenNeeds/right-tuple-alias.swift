// A type alias names the tuple of both dependencies.

import Foundation
import LocatorSupport

struct ReportViewModel {
  typealias Needs = (manager: TodoManager, now: () -> Date)

  let needs: Needs

  var text: String {
    let now = needs.now()
    let todos = needs.manager.todos
    return "to-dos: \(todos.count), late: \(todos.filter { $0.isLate(at: now) }.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(needs: (manager: manager, now: now))
}

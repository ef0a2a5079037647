// 3.1 HiddenNeeds
//
// The report's initializer takes no arguments, because the report looks up its dependencies in a
// locator that the whole program shares. If the locator is empty, the program traps.
//
// To do: let callers decide which to-dos the report counts and by which clock. No caller should
//        have to read the report's code first.
// Seam:  the function at the end, and `text` of the ReportViewModel that it returns. The tests use
//        these, so keep them.

import Foundation
import LocatorSupport

final class ReportViewModel {
  var text: String {
    let todos = ServiceLocator.shared.resolve(TodoManager.self).todos
    let now = ServiceLocator.shared.resolve(AppClock.self).now()
    let late = todos.filter { $0.isLate(at: now) }
    return "to-dos: \(todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel()
}

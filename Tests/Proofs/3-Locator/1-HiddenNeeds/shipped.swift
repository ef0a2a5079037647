// 3.1 HiddenNeeds
//
// The report looks up its dependencies in a locator that the whole program shares, but its
// initializer takes no arguments. With an empty locator, the program traps.
//
// To do: let the report's initializer take what the report needs, and don't use the locator.
// Seam:  makeReportViewModel(manager:now:), and `text` of the ReportViewModel that it returns.
//        The tests use these, so keep them.

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

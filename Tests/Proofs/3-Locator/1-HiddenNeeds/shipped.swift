// 3.1 HiddenNeeds
//
// The report finds by itself what it needs: it asks a locator that the whole program shares. From
// outside it seems to need nothing. Use it with an empty locator, and the program stops.
//
// To do: let the report ask in its initializer for what it needs, and leave the locator out of it.
// Seam:  makeReportViewModel(manager:now:), and `text` of the ReportViewModel that it gives.
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

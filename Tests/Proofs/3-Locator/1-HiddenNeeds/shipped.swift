// 3.1 HiddenNeeds
//
// A screen shows two reports at the same time: on two to-dos at home, and on five at work. Both say
// “to-dos: 5”.
//
// To do: let each report count its own list's to-dos, and the late ones by its own clock, each time
//        its `text` is read, whatever other code registers.
// Seam:  makeReportViewModel(manager:now:), and `text` of the ReportViewModel that it returns. The
//        tests use these, so keep them.

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
  ServiceLocator.shared.register(manager)
  ServiceLocator.shared.register(AppClock(now: now))
  return ReportViewModel()
}

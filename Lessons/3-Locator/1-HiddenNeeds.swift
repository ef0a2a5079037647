// 3.1 HiddenNeeds
//
// A screen shows two reports at the same time: on two to-dos at home, and on five at work. Both say
// “to-dos: 5, late: 0”, although dinner at home is late.
//
// To do: let each report show how many to-dos its own list has, and how many of them are late, each
//        time its `text` is read.
// Seam:  makeReportViewModel(manager:now:), and `text` of the ReportViewModel that it returns. The
//        tests use these, so keep them.

import Foundation
import LocatorSupport

final class ReportViewModel {
  var text: String {
    let todos = ServiceLocator.shared.resolve(TodoManager.self).todos
    let late = todos.filter { $0.isLate }
    return "to-dos: \(todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ServiceLocator.shared.register(manager)
  ServiceLocator.shared.register(AppClock(now: now))
  return ReportViewModel()
}

extension Todo {
  /// Whether the to-do is late now.
  var isLate: Bool {
    let clock = ServiceLocator.shared.resolve(AppClock.self)
    return isLate(at: clock.now())
  }
}

// Rejected by: every initializer and factory requires a manager and a clock
// The struct with the dependencies has a default for one of them.
// Asks: Which of the two can a caller leave out here?

import Foundation
import LocatorSupport

final class ReportViewModel {
  struct Needs {
    let manager: TodoManager
    var now: () -> Date = { Date() }
  }
  private let needs: Needs

  init(_ needs: Needs) { self.needs = needs }

  var text: String {
    let time = needs.now()
    let late = needs.manager.todos.filter { $0.isLate(at: time) }
    return "to-dos: \(needs.manager.todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(.init(manager: manager, now: now))
}

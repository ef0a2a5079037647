// Rejected by: every initializer and factory requires a manager and a clock
// All dependencies are in one value, so that the report's signature stays the same when the report
// needs more.

import Foundation
import LocatorSupport

struct ReportNeeds {
  var manager: TodoManager?
  var now: (() -> Date)?
}

final class ReportViewModel {
  private let needs: ReportNeeds

  init(_ needs: ReportNeeds) {
    self.needs = needs
  }

  var text: String {
    let todos = needs.manager?.todos ?? []
    let now = needs.now?() ?? .distantPast
    let late = todos.filter { $0.isLate(at: now) }
    return "to-dos: \(todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(ReportNeeds(manager: manager, now: now))
}

// Rejected by: two reports at once use their own managers and clocks
// Each report counts the to-dos of the newest manager, as long as that manager is alive.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private static weak var latest: TodoManager?

  private let manager: TodoManager
  private let now: () -> Date

  init(manager: TodoManager, now: @escaping () -> Date) {
    self.manager = manager
    self.now = now
    Self.latest = manager
  }

  private var source: TodoManager { Self.latest ?? manager }

  var text: String {
    let todos = source.todos
    let moment = now()
    let late = todos.filter { $0.isLate(at: moment) }
    return "to-dos: \(todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager, now: now)
}

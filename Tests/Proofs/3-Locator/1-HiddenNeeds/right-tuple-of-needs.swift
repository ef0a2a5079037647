// The report takes one tuple of both dependencies.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  init(_ needs: (manager: TodoManager, now: () -> Date)) {
    (manager, now) = needs
  }

  var text: String {
    let todos = manager.todos
    let now = now()
    let late = todos.filter { $0.isLate(at: now) }
    return "to-dos: \(todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel((manager, now))
}

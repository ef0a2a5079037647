// Rejected by: the report counts to-dos that you add later
// The text is kept until the clock changes, so a to-do that's added before that isn't counted.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date
  private var known: (date: Date, text: String)?

  init(manager: TodoManager, now: @escaping () -> Date) {
    self.manager = manager
    self.now = now
  }

  var text: String {
    let date = now()
    if let known, known.date == date { return known.text }
    let late = manager.todos.filter { $0.isLate(at: date) }
    let text = "to-dos: \(manager.todos.count), late: \(late.count)"
    known = (date, text)
    return text
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager, now: now)
}

// Rejected by: only the report keeps its manager and clock alive
// The locator has another name and is in this file. It still holds everything.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let manager: TodoManager
  private let now: () -> Date

  fileprivate init() {
    manager = Toolbox.manager ?? TodoManager()
    now = Toolbox.now ?? { Date() }
  }

  var text: String {
    let time = now()
    let late = manager.todos.filter { $0.isLate(at: time) }
    return "to-dos: \(manager.todos.count), late: \(late.count)"
  }
}

private enum Toolbox {
  static var manager: TodoManager?
  static var now: (() -> Date)?
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  Toolbox.manager = manager
  Toolbox.now = now
  return ReportViewModel()
}

// Two initializers, each with all that the report needs; the old one says what to pass.

import Foundation
import LocatorSupport

final class ReportViewModel {
  @available(*, unavailable, message: "Pass a manager and a clock.")
  init() { fatalError() }
  private let todos: () -> [Todo]
  private let clock: AppClock
  init(todos: @escaping () -> [Todo], clock: AppClock) { self.todos = todos; self.clock = clock }
  convenience init(manager: TodoManager, now: @escaping () -> Date) {
    self.init(todos: { manager.todos }, clock: AppClock(now: now))
  }
  var text: String {
    let time = clock.now()
    return "to-dos: \(todos().count), late: \(todos().filter { $0.isLate(at: time) }.count)"
  }
}
func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager: manager, now: now)
}

// A protocol for the manager, the app's own clock type, and an initializer that only the seam can
// call.

import Foundation
import LocatorSupport

protocol HoldsTodos: AnyObject {
  var todos: [Todo] { get }
}

extension TodoManager: HoldsTodos {}

final class ReportViewModel {
  private let source: any HoldsTodos
  private let clock: AppClock

  fileprivate init(_ source: some HoldsTodos, _ clock: AppClock) {
    self.source = source
    self.clock = clock
  }

  var text: String {
    let late = source.todos.filter { [now = clock.now()] in $0.isLate(at: now) }
    return "to-dos: \(source.todos.count), late: \(late.count)"
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(manager, AppClock(now: now))
}

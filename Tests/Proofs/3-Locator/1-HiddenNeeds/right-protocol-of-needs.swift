// The report declares its two dependencies in a protocol.

import Foundation
import LocatorSupport

protocol ReportDependencies {
  var manager: TodoManager { get }
  func now() -> Date
}

final class ReportViewModel {
  private let needs: any ReportDependencies

  init(dependencies: some ReportDependencies) { needs = dependencies }

  var text: String {
    let time = needs.now()
    let late = needs.manager.todos.filter { $0.isLate(at: time) }
    return "to-dos: \(needs.manager.todos.count), late: \(late.count)"
  }
}

private struct Needs: ReportDependencies {
  let manager: TodoManager
  let clock: () -> Date
  func now() -> Date { clock() }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  ReportViewModel(dependencies: Needs(manager: manager, clock: now))
}

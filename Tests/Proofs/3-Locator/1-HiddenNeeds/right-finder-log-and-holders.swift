// A private initializer, and other code that an app may have: a screen that shows no report at
// first, a page that keeps one, a finder, and a log.

import Foundation
import LocatorSupport

final class ReportViewModel {
  private let counts: () -> (all: Int, late: Int)

  private init(counts: @escaping () -> (all: Int, late: Int)) {
    self.counts = counts
  }

  static func make(manager: TodoManager, now: @escaping () -> Date, step: Int = 1)
    -> ReportViewModel
  {
    ReportViewModel {
      let date = now()
      let todos = manager.todos
      return (todos.count, todos.count { $0.isLate(at: date) })
    }
  }

  var text: String {
    let (all, late) = counts()
    return "to-dos: \(all), late: \(late)"
  }
}

final class ReportScreen {
  private(set) var report: ReportViewModel?
  var texts: [String] = []

  func show(_ report: ReportViewModel) {
    self.report = report
    texts.append(report.text)
  }
}

struct ReportPage {
  let report: ReportViewModel
  let number: Int
}

/// Finds the first report on a list of things.
func firstReport(in things: [Any]) -> ReportViewModel? {
  things.lazy.compactMap { $0 as? ReportViewModel }.first
}

private var log: [String] = []

func logged(_ report: ReportViewModel) -> ReportViewModel {
  log.append(report.text)
  return report
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  logged(.make(manager: manager, now: now))
}

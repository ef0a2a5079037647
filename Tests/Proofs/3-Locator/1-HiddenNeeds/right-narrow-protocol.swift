// The report is a struct that takes a clock, and a narrow protocol to which the manager conforms.

import Foundation
import LocatorSupport

/// What a report reads of a manager.
protocol TodoListing: AnyObject {
  var todos: [Todo] { get }
}

extension TodoManager: TodoListing {}

struct ReportViewModel {
  typealias Clock = () -> Date

  private let list: any TodoListing
  private let clock: Clock

  init(list: any TodoListing, clock: @escaping Clock) {
    self.list = list
    self.clock = clock
  }

  var text: String { "to-dos: \(list.todos.count), late: \(lateCount(at: clock()))" }

  private func lateCount(at date: Date) -> Int {
    list.todos.reduce(into: 0) { sum, todo in
      if todo.isLate(at: date) { sum += 1 }
    }
  }
}

func makeReportViewModel(manager: TodoManager, now: @escaping () -> Date) -> ReportViewModel {
  .init(list: manager, clock: now)
}

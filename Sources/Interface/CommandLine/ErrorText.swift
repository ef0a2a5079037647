package import Course
package import Foundation
package import Grading

extension Console {
  /// Says why a command could not do its work, and finds the exit status for it.
  package func report(_ error: any Error) -> ExitStatus {
    note(Self.words(for: error))
    return ExitStatus(of: error)
  }

  /// The reason why a command could not do its work.
  package static func words(for error: any Error) -> String {
    switch error {
    case let error as UsageError: "Error: \(error.message)\n\(error.usage)"
    case WorkbookError.failed(let reason):
      "Error: \(reason)\n“\(Runner.call) doctor” looks for what is in the way."
    case let error as WorkbookError: "Error: \(error)"
    case is CancellationError: "Interrupted. Nothing of yours was changed."
    default: words(for: WorkbookError(error))
    }
  }

  /// Names what lies among the lessons and is not graded: a learner may have worked on it.
  package func noteStrays(of workbook: Workbook) {
    for stray in workbook.catalog.strays { note("Note: \(stray)".wrapped(to: style.width)) }
  }
}

extension ExitStatus {
  package init(of error: any Error) {
    self =
      switch error {
      case is UsageError: .usage
      case is CancellationError: .interrupted
      case WorkbookError.broken: .brokenWorkbook
      case WorkbookError.noTests: .noTests
      default: .fault
      }
  }
}

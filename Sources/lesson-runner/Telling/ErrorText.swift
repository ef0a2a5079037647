import Foundation
import Workbook

extension Console {
  /// Says why a command could not do its work, and finds the exit status for it.
  func report(_ error: any Error) -> ExitStatus {
    note(Self.words(for: error))
    return switch error {
    case is UsageError: .usage
    case is CancellationError: .interrupted
    case WorkbookError.broken: .brokenWorkbook
    case WorkbookError.noTests: .noTests
    default: .fault
    }
  }

  /// The reason why a command could not do its work.
  static func words(for error: any Error) -> String {
    switch error {
    case let error as UsageError: "Error: \(error.message)\n\(error.usage)"
    case WorkbookError.failed(let reason):
      "Error: \(reason)\n“\(Runner.call) doctor” looks for what is in the way."
    case let error as WorkbookError: "Error: \(error)"
    case is CancellationError: "Interrupted. Nothing of yours was changed."
    default: "Error: \(error.localizedDescription)"
    }
  }
}

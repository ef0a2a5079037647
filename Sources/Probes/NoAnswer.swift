import Foundation
import Testing

extension Issue {
  /// Records why a test cannot say anything about an exercise.
  ///
  /// The runner knows the first words of it, gives no verdict then, and keeps none.
  static func recordNoAnswer(_ error: any Error, at sourceLocation: SourceLocation) {
    let reason = (error as? Compiler.Unavailable)?.description ?? error.localizedDescription
    record(
      "Not your fault: the compiler could not be asked. \(reason)", sourceLocation: sourceLocation)
  }
}

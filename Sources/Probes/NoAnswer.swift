import Foundation
import Testing

extension Issue {
  /// Records the reason why a test can't judge an exercise.
  ///
  /// The attachment's name identifies the issue to the runner, which then returns no verdict.
  static func recordNoAnswer(_ error: any Error, at sourceLocation: SourceLocation) {
    let reason = (error as? Compiler.Unavailable)?.description ?? error.localizedDescription
    Attachment.record(reason, named: "compiler-not-asked.txt", sourceLocation: sourceLocation)
    record(
      "Not your fault: the compiler couldn't be called. \(reason)", sourceLocation: sourceLocation)
  }
}

import Synchronization
import Testing

/// Collects the issues that are recorded while `body` runs; none of them fails the test.
func issues(while body: () throws -> Void) rethrows -> [Issue] {
  let found = IssueCollection()
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    found.issues.withLock { $0.append(issue) }
    return true
  }
  return found.issues.withLock { $0 }
}

private final class IssueCollection: Sendable {
  let issues = Mutex<[Issue]>([])
}

extension Issue {
  /// The issue's comments, one on each line.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}

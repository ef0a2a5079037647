import Foundation
import Synchronization
public import Testing

/// What a suite has that grades an exercise: who leaves the program before it is through fails.
///
/// What is tested may call `exit(0)`, and `swift test` would take that for success. No process can
/// see each way out of itself: `_exit`, and what changes its own code, remain.
public struct Graded: SuiteTrait, TestScoping {
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    Self.watchTheExit
    Self.underWay.add(1, ordering: .sequentiallyConsistent)
    defer { Self.underWay.subtract(1, ordering: .sequentiallyConsistent) }
    try await function()
  }

  /// The graded suites that have begun and are not through.
  private static let underWay = Atomic(0)

  private static let watchTheExit: Void = {
    atexit {
      guard Graded.underWay.load(ordering: .sequentiallyConsistent) > 0 else { return }
      FileHandle.standardError.write(Data("exit was called in the middle of a test.\n".utf8))
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()
}

extension Trait where Self == Graded {
  /// Grades an exercise.
  public static var graded: Self { Self() }
}

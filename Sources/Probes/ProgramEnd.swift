import Foundation
import Synchronization
public import Testing

/// The end of a test that runs in a program of its own.
///
/// What is tested may leave that program with 0 at any time, and would pass for success. So the
/// program has to leave with a status that is made up for each run, and that it is not told:
///
/// ```swift
/// private let end = ProgramEnd()
///
/// await #expect(processExitsWith: end.isReached) { @MainActor [end = end as ProgramEnd] in
///   …
///   await end.reach()
/// }
/// ```
///
/// A suite that is ``Graded`` prints what the program prints, and tells with which words it was
/// stopped.
public struct ProgramEnd: Codable, Sendable {
  private let status: CInt
  private let words: ProgramWords

  public init() {
    // 1 is what a program leaves with that failed.
    status = .random(in: 2...250)
    words = ProgramWords()
    Graded.noted?.add(words)
  }

  /// Expects that the program leaves after its end was reached.
  public var isReached: ExitTest.Condition { .exitCode(status) }

  /// Has the program leave with the status that is expected, once its test is through.
  ///
  /// The tasks that the test started get their turn first. The program goes on until its test is
  /// through, so that what it lets go of at its end is seen as well.
  public func reach() async {
    await drainMainActor()
    reachAtOnce()
  }

  /// The same without a turn for the tasks, for code that can't wait and exits right away.
  public func reachAtOnce() {
    Self.reached.store(status, ordering: .sequentiallyConsistent)
    atexit {
      fflush(nil)
      _exit(ProgramEnd.reached.load(ordering: .sequentiallyConsistent))
    }
  }

  /// Leaves the program as one that nothing has stopped, at the end of a test that expects a stop.
  ///
  /// A task that the test started gets no turn: a stop that comes that late is none.
  @MainActor public static func leaveUnstopped() -> Never {
    fflush(nil)
    _exit(EXIT_SUCCESS)
  }

  private static let reached = Atomic<CInt>(EXIT_FAILURE)
}

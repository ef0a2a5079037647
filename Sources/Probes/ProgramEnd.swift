import Foundation
import Synchronization
public import Testing

/// The end of a test that runs in a separate program.
///
/// The tested code could end that program with 0 at any time, which would pass as a success. So the
/// program must end with a random status, which the tested code doesn't know:
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
/// A suite that is ``Graded`` prints the program's output, and the message if it was stopped.
public struct ProgramEnd: Codable, Sendable {
  private let status: CInt
  private let words: ProgramWords

  public init() {
    // A program that failed ends with 1.
    status = .random(in: 2...250)
    words = ProgramWords()
    Graded.noted?.add(words)
  }

  /// The condition that the program ends after its end was reached.
  public var isReached: ExitTest.Condition { .exitCode(status) }

  /// Makes the program end with the expected status when its test is over.
  ///
  /// The tasks that the test started run first. The program continues until its test is over, so
  /// that objects deallocated at its end count, too.
  public func reach() async {
    await drainMainActor()
    reachAtOnce()
  }

  /// Does the same without running the tasks, for code that can't wait and exits immediately.
  public func reachAtOnce() {
    Self.reached.store(status, ordering: .sequentiallyConsistent)
    atexit {
      fflush(nil)
      _exit(ProgramEnd.reached.load(ordering: .sequentiallyConsistent))
    }
  }

  /// Ends the program as one that wasn't stopped, for a test that expects a stop.
  ///
  /// Doesn't run the tasks that the test started: stopping that late doesn't count.
  @MainActor public static func leaveUnstopped() -> Never {
    fflush(nil)
    _exit(EXIT_SUCCESS)
  }

  private static let reached = Atomic<CInt>(EXIT_FAILURE)
}

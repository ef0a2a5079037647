import Foundation
import Synchronization
public import Testing

/// The end of a test that runs in a separate program.
///
/// The tested code could end that program with status 0 at any time, and the test would succeed. So
/// the program must end with a random status, which the tested code doesn't know:
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
/// A suite with the trait ``Graded`` prints the program's output, and the message of a crash.
public struct ProgramEnd: Codable, Sendable {
  private let status: CInt
  private let words: OutputFiles

  public init() {
    // A program that failed ends with status 1.
    status = .random(in: 2...250)
    words = OutputFiles()
    Graded.startedPrograms?.add(words)
  }

  /// The condition that the program has reached its end.
  public var isReached: ExitTest.Condition { .exitCode(status) }

  /// Sets the expected status, with which the program ends after its test.
  ///
  /// The tasks that the test started run first. The program continues until its test is over, so a
  /// crash while objects are deallocated at the end of the test counts, too.
  public func reach() async {
    await drainMainActor()
    reachAtOnce()
  }

  /// Sets the expected status without running the test's tasks first.
  ///
  /// Use this method before code that exits immediately.
  public func reachAtOnce() {
    Self.statusAtEnd.store(status, ordering: .sequentiallyConsistent)
    atexit {
      fflush(nil)
      _exit(ProgramEnd.statusAtEnd.load(ordering: .sequentiallyConsistent))
    }
  }

  /// Ends the program successfully, for a test that expects a crash.
  ///
  /// The tasks that the test started don't run, because a crash that late doesn't count.
  @MainActor public static func leaveUnstopped() -> Never {
    fflush(nil)
    _exit(EXIT_SUCCESS)
  }

  /// The status with which the program ends if it reaches its end.
  private static let statusAtEnd = Atomic<CInt>(EXIT_FAILURE)
}

import Foundation
import Synchronization
public import Testing

/// The end of a test that runs in a program of its own.
///
/// What is tested may leave that program with 0 at any time, and would pass for success. So the
/// program has to leave with a status that is made up for each run, and that what is tested is not
/// told:
///
///     let end = ProgramEnd()
///     await #expect(processExitsWith: end.isReached) { [end = end as ProgramEnd] in
///       …
///       end.reach()
///     }
///
/// What the program prints is not lost: a suite that is ``Graded`` prints it, and tells the words
/// with which the program was stopped.
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
  /// It goes on until then, so that what it lets go of at its end is seen as well.
  public func reach() {
    Self.reached.store(status, ordering: .sequentiallyConsistent)
    atexit {
      fflush(nil)
      _exit(ProgramEnd.reached.load(ordering: .sequentiallyConsistent))
    }
  }

  private static let reached = Atomic<CInt>(EXIT_FAILURE)
}

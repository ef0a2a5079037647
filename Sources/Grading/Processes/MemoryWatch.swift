import Course
import Foundation
import Synchronization

/// Kills a process, and all that it started, when together they use more memory than they may.
///
/// It looks from a thread of its own: the threads of Swift's tasks can be busy for seconds.
final class MemoryWatch: Sendable {
  /// Many times in the second that it takes to fill some gigabytes.
  private static let interval = 0.05

  private let state = Mutex((isStopped: false, isExceeded: false))

  /// Starts to look.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - limit: The bytes that it and its descendants may use together.
  init(of process: pid_t, limit: Int) {
    Thread { [self] in
      while !isOver(process, limit) { Thread.sleep(forTimeInterval: Self.interval) }
    }
    .start()
  }

  /// Stops to look, and returns whether the limit was exceeded.
  ///
  /// To be called once the process has ended: its number may soon be that of another.
  func stop() -> Bool {
    state.withLock { state in
      state.isStopped = true
      return state.isExceeded
    }
  }

  private func isOver(_ process: pid_t, _ limit: Int) -> Bool {
    let isTooMuch = ProcessTree.memory(of: process) > limit
    return state.withLock { state in
      if !state.isStopped, isTooMuch {
        state.isExceeded = true
        ProcessTree.kill(process)
      }
      return state.isStopped || state.isExceeded
    }
  }
}

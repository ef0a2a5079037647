import Course
import Foundation
import Synchronization

/// A watch that kills a process and its descendants if they use too much memory in total.
///
/// The watch has its own thread, because Swift concurrency's threads can be busy for seconds.
final class MemoryWatch: Sendable {
  /// The interval between two checks, in seconds.
  ///
  /// Filling some gigabytes takes about one second.
  private static let interval = 0.05

  private let state = Mutex((isStopped: false, isExceeded: false))

  /// Starts watching processes, which may use `limit` bytes in total.
  init(of process: pid_t, limit: Int) {
    Thread { [self] in
      while !isOver(process, limit) { Thread.sleep(forTimeInterval: Self.interval) }
    }
    .start()
  }

  /// Stops watching, and returns whether the limit was exceeded.
  ///
  /// Call this function as soon as the process has ended, because another process may get its ID.
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

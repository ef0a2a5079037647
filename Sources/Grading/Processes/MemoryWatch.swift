import Course
import Foundation
import Synchronization

/// Kills a process and its descendants when together they use too much memory.
///
/// It has its own thread: those of Swift's tasks can be busy for seconds.
final class MemoryWatch: Sendable {
  /// In seconds; filling some gigabytes takes one.
  private static let interval = 0.05

  private let state = Mutex((isStopped: false, isExceeded: false))

  /// Starts to watch; the limit is in bytes, for all of them together.
  init(of process: pid_t, limit: Int) {
    Thread { [self] in
      while !isOver(process, limit) { Thread.sleep(forTimeInterval: Self.interval) }
    }
    .start()
  }

  /// Stops, and returns whether the limit was exceeded.
  ///
  /// To be called as soon as the process has ended: another may get its number.
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

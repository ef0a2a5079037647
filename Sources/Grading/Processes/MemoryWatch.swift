import Foundation
import Synchronization

/// A watch that kills a process and its descendants if they use too much memory in total.
///
/// The watch has its own thread, because Swift concurrency's threads can be busy for seconds.
final class MemoryWatch: Sendable {
  private enum State { case watching, stopped, exceeded }

  private let state = Mutex(State.watching)

  /// Starts watching a process and its descendants, which may use `limit` bytes in total.
  init(of process: pid_t, limit: Int) {
    Thread { [self] in
      while state.withLock({ $0 == .watching }) {
        if ProcessTree.memory(of: process) > limit { kill(process) }
        // A program takes about a second to fill some gigabytes, so this interval is short enough.
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    .start()
  }

  /// Stops watching, and returns whether the limit was exceeded.
  ///
  /// Call this function as soon as the process has ended, because another process may get its ID.
  func stop() -> Bool {
    state.withLock { state in
      if state == .watching { state = .stopped }
      return state == .exceeded
    }
  }

  private func kill(_ process: pid_t) {
    state.withLock { state in
      guard state == .watching else { return }
      state = .exceeded
      ProcessTree.kill(process)
    }
  }
}

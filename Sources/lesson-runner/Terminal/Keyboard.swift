import Course
import Foundation
import Grading
import Interface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for keys, on a thread of its own.
enum Keyboard {
  enum Event {
    case key(Character)
    /// About a tenth of a second has passed: time to look around.
    case tick
    /// The terminal was closed.
    case closed
  }

  /// The milliseconds between two ticks.
  private static let pause: Int32 = 100

  /// Listens until nobody wants to hear any more.
  ///
  /// - Parameter handler: Returns whether it wants to hear more.
  static func listen(_ handler: @escaping @Sendable (Event) -> Bool) {
    Thread {
      while handler(.tick) {
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        let count = poll(&input, 1, pause)
        let isGone = Int32(input.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
        if count > 0, isGone {
          _ = handler(.closed)
          return
        }
        guard count > 0 else { continue }
        // In the background a key is meant for somebody else, and to read would stop the program.
        guard tcgetpgrp(0) == getpgrp() else {
          usleep(UInt32(pause) * 1000)
          continue
        }
        guard let keys = typed() else {
          _ = handler(.closed)
          return
        }
        // More than one at a time is a text that was pasted, or the sequence of an arrow key; of
        // these, only the number of an exercise means something here.
        let isNumber = keys.allSatisfy { "0123456789.\r\n".utf8.contains($0) }
        if keys.count == 1 || isNumber {
          for key in keys { _ = handler(.key(Character(UnicodeScalar(key)))) }
        }
      }
    }
    .start()
  }

  /// Reads what was typed; nil at the end of the terminal.
  private static func typed() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(0, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}

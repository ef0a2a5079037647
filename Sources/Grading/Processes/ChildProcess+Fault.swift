import Course
import Foundation

extension ChildProcess.Ending {
  /// Whether the system or a person ended it: it did not stop itself.
  var isFromOutside: Bool {
    guard case .signalled(let signal) = self else { return false }
    return [SIGHUP, SIGINT, SIGKILL, SIGTERM, SIGXCPU, SIGXFSZ].contains(signal)
  }
}

extension ChildProcess.Result {
  /// Whether a tool failed for want of something that the machine did not give it.
  ///
  /// What it says of its input then may be half the truth, and another time it may work.
  var isFaultOfMachine: Bool {
    switch ending {
    case .ranTooLong, .exceededMemory: return true
    case .signalled where ending.isFromOutside: return true
    // That is how `env` and the shell say that there is no such tool.
    case .exited(126), .exited(127): return true
    case .exited(0): return false
    case .exited, .signalled:
      let printed = output + errors
      return Self.wants.contains { printed.contains($0) }
    }
  }

  /// The system's words for what it does not give.
  private static let wants = [EDQUOT, EFBIG, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EROFS].map {
    String(cString: strerror($0))
  }
}

import Course
import Foundation
import Synchronization

/// A thread that reads a pipe to its end, and stores the start and the end of the output.
///
/// This way, endless output neither blocks on a full pipe nor fills the memory.
final class Drain: Sendable {
  static let kept = 128 * 1024

  /// The number of bytes to store of the start, and of the end.
  private let kept: Int
  private let state = Mutex(State())
  private let (ends, end) = AsyncStream.makeStream(of: Never.self)

  private struct State {
    var beginning = Data()
    var rest = Data()
    var leftOut = 0
  }

  /// Starts reading, until all processes, including this one, close the writing end.
  ///
  /// The thread calls `onOutput` with each piece of output as it arrives.
  init(
    _ reading: FileHandle, kept: Int = Drain.kept, onOutput: @escaping @Sendable (String) -> Void
  ) {
    self.kept = kept
    Thread { [self] in
      while let data = Self.next(from: reading) {
        keep(data)
        onOutput(String(decoding: data, as: UTF8.self))
      }
      // On Linux, a finished thread still holds the objects that its closure captured.
      try? reading.close()
      end.finish()
    }
    .start()
  }

  /// Returns the output, with a note in place of omitted bytes.
  ///
  /// Call this function after the program has ended. It waits up to two seconds for a process that
  /// escaped and still has the pipe open.
  func text() async -> String {
    let patience = Task { [end] in
      try await Task.sleep(for: .seconds(2))
      end.finish()
    }
    for await _ in ends {}
    patience.cancel()
    return state.withLock { state in
      // Complete output is decoded as a whole, because the parts may split a character.
      if state.leftOut == 0 { return String(decoding: state.beginning + state.rest, as: UTF8.self) }
      let beginning = String(decoding: state.beginning, as: UTF8.self)
      let rest = String(decoding: state.rest, as: UTF8.self)
      return "\(beginning)\n… \(state.leftOut) bytes left out …\n\(rest)"
    }
  }

  /// Reads the available bytes, after waiting for them if necessary, or returns nil at the end.
  ///
  /// `FileHandle.read(upToCount:)` would wait for the full count.
  private static func next(from handle: FileHandle) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var count: Int
    repeat {
      count = read(handle.fileDescriptor, &buffer, buffer.count)
    } while count < 0 && errno == EINTR
    return count > 0 ? Data(buffer.prefix(count)) : nil
  }

  private func keep(_ data: Data) {
    state.withLock { state in
      let room = max(0, kept - state.beginning.count)
      state.beginning += data.prefix(room)
      state.rest += data.dropFirst(room)
      if state.rest.count > 2 * kept {
        state.leftOut += state.rest.count - kept
        state.rest = Data(state.rest.suffix(kept))
      }
    }
  }
}

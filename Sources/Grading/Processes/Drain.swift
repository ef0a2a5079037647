import Foundation
import Synchronization

/// A thread that reads a pipe, and stores only the start and the end of the output, so that endless
/// output neither blocks the program nor fills the memory.
final class Drain: Sendable {
  static let bytesKept = 128 * 1024

  /// The number of bytes that remain of the start, and of the end, if the output is too long.
  private let bytesKept: Int
  private let state = Mutex((data: Data(), omittedCount: 0))
  private let (ends, end) = AsyncStream.makeStream(of: Never.self)

  /// Starts a thread that reads until all processes, including this one, have closed the writing
  /// end.
  ///
  /// The thread calls `onOutput` with each piece of output as it arrives.
  init(
    _ reading: FileHandle, bytesKept: Int = Drain.bytesKept,
    onOutput: @escaping @Sendable (String) -> Void
  ) {
    self.bytesKept = bytesKept
    Thread { [self] in
      while let data = Self.next(from: reading) {
        keep(data)
        onOutput(String(decoding: data, as: UTF8.self))
      }
      // On Linux, a finished thread still holds its closure's objects, so `reading` isn't released.
      try? reading.close()
      end.finish()
    }
    .start()
  }

  /// Returns the output, with a note in place of omitted bytes.
  ///
  /// Call this function after the program has ended. An escaped process with an open pipe delays
  /// the result by up to two seconds.
  func text() async -> String {
    let patience = Task { [end] in
      try await Task.sleep(for: .seconds(2))
      end.finish()
    }
    for await _ in ends {}
    patience.cancel()
    let (data, omittedCount) = state.withLock { $0 }
    // Complete output is decoded as a whole: a cut between start and end may split a character.
    if omittedCount == 0 { return String(decoding: data, as: UTF8.self) }
    let start = String(decoding: data.prefix(bytesKept), as: UTF8.self)
    let rest = String(decoding: data.dropFirst(bytesKept), as: UTF8.self)
    return "\(start)\n… \(omittedCount) bytes left out …\n\(rest)"
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
      state.data += data
      if state.data.count <= 3 * bytesKept { return }
      let omitted = bytesKept..<state.data.count - bytesKept
      state.omittedCount += omitted.count
      state.data.removeSubrange(omitted)
    }
  }
}

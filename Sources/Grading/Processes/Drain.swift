import Course
import Foundation
import Synchronization

/// Reads a pipe to its end on its own thread, and keeps the beginning and the end of the output.
///
/// So endless output neither blocks on a full pipe nor fills the memory.
final class Drain: Sendable {
  /// The bytes that are kept of the beginning, and as many of the end.
  static let kept = 128 * 1024

  private let kept: Int
  private let reading: FileHandle
  private let onOutput: @Sendable (String) -> Void
  private let state = Mutex(State())
  private let (ends, end) = AsyncStream.makeStream(of: Never.self)

  private struct State {
    var beginning = Data()
    var rest = Data()
    var leftOut = 0
  }

  /// - Parameters:
  ///   - reading: The pipe's reading end.
  ///   - kept: The bytes that are kept of the beginning, and as many of the end.
  ///   - onOutput: Called with each piece as it comes, on another thread.
  init(
    _ reading: FileHandle, kept: Int = Drain.kept,
    onOutput: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.reading = reading
    self.kept = kept
    self.onOutput = onOutput
  }

  /// Starts to read, until everybody has closed the writing end, this program too.
  func start() {
    Thread { [self] in
      while let data = Self.next(from: reading) {
        keep(data)
        onOutput(String(decoding: data, as: UTF8.self))
      }
      // On Linux, a thread that has ended holds what its closure held.
      try? reading.close()
      end.finish()
    }
    .start()
  }

  /// The output, with a note in place of what was left out.
  ///
  /// To be called when the program has ended; a process that got away, and has the pipe open, is
  /// waited for two seconds.
  func text() async -> String {
    let patience = Task { [end] in
      try await Task.sleep(for: .seconds(2))
      end.finish()
    }
    for await _ in ends {}
    patience.cancel()
    return state.withLock { state in
      // Decoded as one where nothing is missing: a letter may stand across the border.
      if state.leftOut == 0 { return String(decoding: state.beginning + state.rest, as: UTF8.self) }
      let beginning = String(decoding: state.beginning, as: UTF8.self)
      let rest = String(decoding: state.rest, as: UTF8.self)
      return "\(beginning)\n… \(state.leftOut) bytes left out …\n\(rest)"
    }
  }

  /// Reads what there is as soon as there is any; nil at the end.
  ///
  /// `FileHandle.read(upToCount:)` would wait for as much as it may read.
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

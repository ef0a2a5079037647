import Course
import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads a pipe to its end on a thread of its own,
/// and keeps the beginning and the end of what came.
///
/// A program that prints without end must neither be stopped by a full pipe nor fill the memory.
final class Drain: Sendable {
  /// The bytes that are kept of what a program prints: of the beginning, and as many of the end.
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
  ///   - reading: Where a pipe is read.
  ///   - kept: The bytes that are kept of the beginning, and as many of the end.
  ///   - onOutput: Called with each piece as it comes, from another thread.
  init(
    _ reading: FileHandle, kept: Int = Drain.kept,
    onOutput: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.reading = reading
    self.kept = kept
    self.onOutput = onOutput
  }

  /// Starts reading.
  ///
  /// The end can be seen once all have closed the writing end, this program too.
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

  /// All that was read, with a note in place of what was left out.
  ///
  /// To be asked for once the program has ended. Should a process that got away hold the pipe open,
  /// it is not waited for.
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

  /// Reads what there is, as soon as there is something; nil at the end.
  ///
  /// `FileHandle.read(upToCount:)` would wait until there is as much as it may read.
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

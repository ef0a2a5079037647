import Synchronization

/// A disk with one file, which has a title on each line.
///
/// Code on any thread may use the disk. Each call returns only when the disk is done, and in an
/// app, disks are slow.
public nonisolated final class Disk: Sendable {
  /// A way to use the disk.
  public enum Access: Sendable {
    case read, write
  }

  private let file: Mutex<[String]>
  private let onAccess: @Sendable (Access) -> Void

  /// Creates a disk with one file, which has these lines.
  ///
  /// Each call runs `onAccess` on the caller's thread: after the call has read the lines, or before
  /// it writes them. In `onAccess`, a test can see who uses the disk, or slow the disk down.
  public init(_ lines: [String] = [], onAccess: @escaping @Sendable (Access) -> Void = { _ in }) {
    file = Mutex(lines)
    self.onAccess = onAccess
  }

  /// Returns the file's lines.
  public func read() -> [String] {
    let lines = file.withLock { $0 }
    onAccess(.read)
    return lines
  }

  /// Replaces all of the file's lines.
  public func write(_ lines: [String]) {
    onAccess(.write)
    file.withLock { $0 = lines }
  }
}

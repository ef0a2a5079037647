import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells one save of a file from the next, without reading it.
///
/// Snapshots are compared for equality alone, so a clock that jumps does no harm. An editor that
/// saves by renaming leaves a file with another number.
package struct FileSnapshot: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int
  package let isFolder: Bool

  /// - Parameter path: A file or folder, or a symbolic link to one; nil if there is nothing.
  package init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    // The types of these fields differ from system to system.
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// When the file was saved, in seconds since 1970.
  package var saved: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

  /// The size and the date, to be compared later by another process.
  package var text: String { "\(size) \(seconds).\(nanoseconds)" }
}

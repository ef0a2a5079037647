import Foundation

/// The metadata that changes when a file is saved.
///
/// Comparing snapshots for equality works even if the clock was changed. If an editor saves by
/// renaming a file, the inode number changes.
package struct FileSnapshot: Equatable, Sendable {
  private let device: dev_t
  private let inode: ino_t
  private let size: off_t
  private let seconds: Int
  private let nanoseconds: Int
  package let isFolder: Bool

  /// Reads the metadata of the item at a path, or of a link's target; returns nil if there is no
  /// item.
  package init?(at path: String) { self.init(at: path, in: AT_FDCWD) }

  /// Reads the metadata of a file or folder in an open folder.
  package init?(at name: UnsafePointer<CChar>, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    device = status.st_dev
    inode = status.st_ino
    size = status.st_size
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// The time when the file was saved, in seconds since 1970.
  package var modificationTime: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

  /// The size and the modification date, which another process can compare later.
  package var text: String { "\(size) \(seconds).\(nanoseconds)" }
}

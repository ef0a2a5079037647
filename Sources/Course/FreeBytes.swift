import Foundation

extension URL {
  /// The bytes that are left on the disk that a folder is on; nil if the system doesn't say.
  package var freeBytes: Int? {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    return attributes?[.systemFreeSize] as? Int
  }
}

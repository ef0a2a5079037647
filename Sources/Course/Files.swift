package import Foundation

extension URL {
  /// The names in this folder, sorted, without hidden ones; none if this is no folder.
  package var visibleNames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The kind of what is here, without following a link; nil when nothing is.
  package var kind: FileAttributeType? {
    // With a slash at its end, the system would follow a link.
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The path without symbolic links, as compilers print it.
  ///
  /// `resolvingSymlinksInPath()` removes `/private` at the beginning on macOS. Where nothing is,
  /// this is the URL as it stands.
  package var realPath: URL {
    guard let path = realpath(path, nil) else { return self }
    defer { free(path) }
    return URL(filePath: String(cString: path))
  }

  /// The bytes that are left on the disk of a folder; nil if the system doesn't say.
  package var freeBytes: Int? {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    return attributes?[.systemFreeSize] as? Int
  }
}

extension Data {
  /// Writes the data into a file, and creates the folder it is in.
  ///
  /// The file appears whole or not at all.
  package func save(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file, options: .atomic)
  }
}

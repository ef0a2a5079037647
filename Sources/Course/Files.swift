package import Foundation

extension URL {
  /// The sorted names of the visible items in this folder; empty if this URL isn't a folder's.
  package var visibleNames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The type of the item at this URL, without following a link, or nil if there is no item.
  package var kind: FileAttributeType? {
    // `path` never ends with a slash, so the system doesn't follow a link.
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The URL without symbolic links, as in the paths that compilers print.
  ///
  /// `resolvingSymlinksInPath()` would remove a leading `/private` on macOS. If there is no item
  /// at this URL, the URL is unchanged.
  package var realPath: URL {
    guard let path = realpath(path, nil) else { return self }
    defer { free(path) }
    return URL(filePath: String(cString: path))
  }

  /// The free space on the disk of this folder, in bytes, or nil if it can't be determined.
  package var freeBytes: Int? {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    return attributes?[.systemFreeSize] as? Int
  }
}

extension Decodable {
  /// Decodes the value in a JSON file; nil if the file is missing or damaged.
  package init?(json file: URL) {
    guard let data = try? Data(contentsOf: file),
      let value = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = value
  }
}

extension Encodable {
  /// Writes the value to a JSON file, and creates the file's folder.
  package func save(json file: URL) throws { try JSONEncoder().encode(self).save(to: file) }
}

extension Data {
  /// Writes the data to a file, and creates the file's folder.
  ///
  /// The file is written completely or not at all.
  package func save(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file, options: .atomic)
  }
}

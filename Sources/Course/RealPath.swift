package import Foundation

extension URL {
  /// The place behind all symbolic links, by the name under which a compiler prints it.
  ///
  /// `resolvingSymlinksInPath()` gives another: on macOS it takes away `/private` at the beginning.
  /// Where nothing is, this is the URL as it stands.
  package var realPath: URL {
    guard let path = realpath(path, nil) else { return self }
    defer { free(path) }
    return URL(filePath: String(cString: path))
  }
}

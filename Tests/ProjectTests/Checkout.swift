import Foundation

/// The checkout that these tests were built from.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the names of the folders in a folder, without folders that SwiftPM, git or the runner
  /// creates.
  static func folders(in path: String) throws -> Set<String> {
    let made = [".git", ".build", ".lesson-runner", ".swiftpm"]
    let files = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: path), includingPropertiesForKeys: [.isDirectoryKey])
    let folders = try files.filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }
    return Set(folders.map(\.lastPathComponent)).filter { name in
      !made.contains(name) && !name.hasPrefix(".build-")
    }
  }

  /// Returns all Swift files below a folder.
  static func sources(below path: String) throws -> [Source] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: path).path)
      .filter { $0.hasSuffix(".swift") }.map { Source(text: try text(of: "\(path)/\($0)")) }
  }
}

/// A Swift file.
struct Source {
  let text: String

  /// The imported modules, from the lines above the first declaration.
  var imports: Set<String> {
    let head = text.split(separator: "\n").prefix { $0.contains(/^ *(#|\/\/ |[@\w ]*\bimport )/) }
    return Set(
      head.compactMap { $0.prefixMatch(of: /[@\w ]*\bimport (\w+)/) }.map { String($0.1) })
  }
}

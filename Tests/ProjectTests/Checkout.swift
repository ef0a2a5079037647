import Foundation

/// The checkout that these tests were built from.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of the folders in a folder, without those that are made by building and learning.
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

  /// All Swift files below a folder.
  static func sources(below path: String) throws -> [Source] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: path).path)
      .filter { $0.hasSuffix(".swift") }.map { Source(text: try text(of: "\(path)/\($0)")) }
  }
}

/// A Swift file, as far as words tell what it declares and uses.
///
/// A member of an extension is no name of a type, so what uses only such a member is not seen.
struct Source {
  private let lines: [Substring]

  init(text: String) {
    lines = text.split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }
  }

  var imports: Set<String> {
    Set(lines.compactMap { $0.prefixMatch(of: /[@\w ]*\bimport (\w+)/) }.map { String($0.1) })
  }

  /// The types that it declares for the whole module, those within others aside.
  var declaredTypes: Set<String> {
    let declaration = /(?:[@\w]+ )*?(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    return Set(
      lines.filter { !$0.hasPrefix("private ") && !$0.hasPrefix("fileprivate ") }
        .compactMap { $0.prefixMatch(of: declaration) }.map { String($0.1) })
  }

  /// The words that could name a type; one before another word stands in a text.
  var names: Set<String> {
    Set(
      lines.flatMap { line in
        line.matches(of: /("?)\b([A-Z]\w+)\b(?! [\\a-z])("?)/)
          .filter { $0.1.isEmpty || $0.3.isEmpty }.map { String($0.2) }
      })
  }
}

public import Foundation

/// The declarations of a module, and the relationships between them.
public struct SymbolGraph: Decodable, Sendable {
  public private(set) var symbols: [Symbol] = []
  public private(set) var relationships: [Relationship] = []

  public struct Relationship: Decodable, Sendable {
    /// The relationship's kind, such as `memberOf`, `conformsTo` or `inheritsFrom`.
    public let kind: String
    public let source: String
    public let target: String
  }

  /// Merges the symbol graphs of a module and of the types that it extends.
  ///
  /// - Throws: `DecodingError`.
  public init(_ files: [Data]) throws {
    for file in files {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: file)
      symbols += graph.symbols
      relationships += graph.relationships
    }
  }
}

extension SymbolGraph {
  /// Returns the command that extracts a compiled module's symbol graph.
  ///
  /// The command writes a file for the module, and a file for each other module that the module
  /// extends, to `folder`, which has to be empty. The folder `modules` also contains the module's
  /// imports. `platform` has the compiler's arguments for the target, and on macOS for the SDK.
  public static func extractionCommand(
    for module: String, in modules: URL, platform: [String], to folder: URL
  ) -> [String] {
    ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path]
      + ["-minimum-access-level", "private", "-skip-synthesized-members", "-include-spi-symbols"]
      + ["-output-dir", folder.path] + platform
  }

  /// Returns the contents of the extracted files in a folder, starting with the module's own file.
  ///
  /// - Throws: A Foundation error if a file can't be read, or there are no files.
  public static func files(in folder: URL) throws -> [Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".symbols.json") }
    guard !names.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    return try names.sorted().map { try Data(contentsOf: folder.appending(path: $0)) }
  }
}

/// The macOS SDK, which `swift symbolgraph-extract` doesn't find on its own.
public enum MacSDK {
  /// The command that prints the SDK's path.
  public static let pathCommand = ["xcrun", "--sdk", "macosx", "--show-sdk-path"]

  /// Returns the compiler's arguments for the SDK; `output` is the output of ``pathCommand``.
  public static func arguments(forPath output: String) -> [String] {
    ["-sdk", output.trimmingCharacters(in: .whitespacesAndNewlines)]
  }
}

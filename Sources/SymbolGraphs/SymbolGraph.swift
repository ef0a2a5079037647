public import Foundation

/// The declarations of a module, and how they belong together.
public struct SymbolGraph: Decodable, Sendable {
  public private(set) var symbols: [Symbol] = []
  public private(set) var relationships: [Relationship] = []

  public struct Relationship: Decodable, Sendable {
    /// The verb between the two: `memberOf`, `conformsTo`, `inheritsFrom`.
    public let kind: String
    public let source: String
    public let target: String
  }

  /// Joins a module's own graph and those of the types that it extends.
  ///
  /// - Parameter files: The contents of the files, as ``Extraction/files()`` returns them.
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
  /// A run of `swift symbolgraph-extract`, which writes one file for a module and one for each
  /// other module that it extends.
  public struct Extraction: Sendable {
    /// The program and its arguments.
    public let command: [String]
    private let folder: URL

    /// - Parameters:
    ///   - module: The name of a compiled module.
    ///   - modules: The folder of the module and of those that it imports.
    ///   - platform: The target, and on macOS the SDK, as arguments.
    ///   - folder: An empty folder for the files.
    public init(of module: String, in modules: URL, platform: [String], to folder: URL) {
      command =
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path]
        + ["-minimum-access-level", "private", "-skip-synthesized-members"]
        + ["-output-dir", folder.path] + platform
      self.folder = folder
    }

    /// Reads the files that the command has written, the module's own first.
    ///
    /// - Throws: An error of Foundation, also if there is none.
    public func files() throws -> [Data] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".symbols.json") }
      guard !names.isEmpty else { throw CocoaError(.fileNoSuchFile) }
      return try names.sorted().map { try Data(contentsOf: folder.appending(path: $0)) }
    }
  }
}

/// The macOS SDK, which `swift symbolgraph-extract` doesn't find by itself.
public enum MacSDK {
  /// The command that prints where it is.
  public static let query = ["xcrun", "--sdk", "macosx", "--show-sdk-path"]

  /// The compiler's arguments, made from what the command printed.
  public static func arguments(_ output: String) -> [String] {
    ["-sdk", output.trimmingCharacters(in: .whitespacesAndNewlines)]
  }
}

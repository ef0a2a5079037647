import Foundation
import Synchronization

/// What a module declares, as the compiler writes it into a symbol graph.
enum ModuleSymbols {
  private static let known = Mutex<[String: [Symbol]]>([:])

  /// The symbols of a module that the running tests were built with, private ones too, and what it
  /// adds to types of other modules.
  ///
  /// - Throws: ``Compiler/Unavailable``, or an error of Foundation when the tool cannot be started.
  static func of(_ module: String) throws -> [Symbol] {
    // Tests that run beside each other ask once.
    try known.withLock { known in
      if let symbols = known[module] { return symbols }
      AskingAhead.note(module: module)
      // What was cut off, as on a full disk, is asked for again.
      let symbols =
        try AskingAhead.symbols[module].flatMap { try? read($0) }
        ?? read(extract(module))
      known[module] = symbols
      return symbols
    }
  }

  /// Has the toolchain write the graphs of a module: its own, and one for each other module that it
  /// extends.
  static func extract(_ module: String) throws -> [Data] {
    guard let modules = BuiltModules.folder else {
      throw Compiler.Unavailable(
        description: "The modules that the tests were built with are not found.")
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, output) = try Compiler.run(
      ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path]
        + ["-minimum-access-level", "private", "-skip-synthesized-members"]
        + ["-output-dir", folder.path] + target + Compiler.platform(modules))
    guard status == 0 else { throw Compiler.Unavailable(description: output) }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".symbols.json") }
      .map { try Data(contentsOf: folder.appending(path: $0)) }
  }

  /// The target, which this tool does not know by itself.
  private static var target: [String] {
    #if os(macOS)
      []
    #elseif arch(arm64)
      ["-target", "aarch64-unknown-linux-gnu"]
    #else
      ["-target", "x86_64-unknown-linux-gnu"]
    #endif
  }

  private static func read(_ graphs: [Data]) throws -> [Symbol] {
    try graphs.flatMap { try JSONDecoder().decode(Graph.self, from: $0).symbols }
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
  }
}

/// A declaration in a symbol graph, as far as it is needed.
struct Symbol: Decodable, Sendable {
  /// What it is: `func`, `init`, `method`, `type.method`, `property`, `protocol`, and so on.
  let kind: String
  /// The names of the types around it, and its own, with the labels of a function's arguments.
  let path: [String]
  let isPrivate: Bool
  /// The whole declaration, without its body.
  let text: String
  /// The types of a function's parameters, as they are written.
  let parameters: [String]
  /// What a function gives, as it is written; nil for what is no function.
  let returned: String?
  /// The file that it stands in, if the compiler tells.
  let url: URL?
  /// What an extension asks of its type: `TodoManager` for one of `TodoManager?`.
  let conditions: [String]

  private enum CodingKeys: String, CodingKey {
    case kind, pathComponents, accessLevel, declarationFragments, functionSignature
    case swiftExtension, location
  }

  private struct Kind: Decodable {
    let identifier: String
  }

  private struct Fragment: Decodable {
    let spelling: String
  }

  private struct Signature: Decodable {
    struct Parameter: Decodable {
      let declarationFragments: [Fragment]
    }

    let parameters: [Parameter]?
    let returns: [Fragment]?
  }

  private struct Location: Decodable {
    let uri: String
  }

  private struct Extension: Decodable {
    struct Constraint: Decodable {
      let rhs: String
    }

    let constraints: [Constraint]?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = String(
      try values.decode(Kind.self, forKey: .kind).identifier.drop { $0 != "." }.dropFirst())
    path = try values.decode([String].self, forKey: .pathComponents)
    let access = try values.decode(String.self, forKey: .accessLevel)
    isPrivate = access == "private" || access == "fileprivate"
    func text(_ fragments: [Fragment]) -> String { fragments.map(\.spelling).joined() }
    self.text = text(try values.decode([Fragment].self, forKey: .declarationFragments))
    let signature = try values.decodeIfPresent(Signature.self, forKey: .functionSignature)
    parameters = (signature?.parameters ?? []).map { text($0.declarationFragments).type }
    returned = signature?.returns.map(text)
    let place = try values.decodeIfPresent(Location.self, forKey: .location)
    url = place.flatMap { URL(string: $0.uri) }
    conditions =
      try values.decodeIfPresent(Extension.self, forKey: .swiftExtension)?
      .constraints?.map(\.rhs) ?? []
  }

  /// The type around it; empty for what stands in none.
  var owner: String { path.dropLast().joined(separator: ".") }
  /// The name of that file.
  var file: String? { url?.lastPathComponent }
  var isOfInstance: Bool { ["method", "property"].contains(kind) }
}

extension String {
  /// What stands behind a name and its colon, without a value and without a body.
  var type: String {
    guard let colon = range(of: ": ") else { return "" }
    return String(self[colon.upperBound...].prefix { $0 != "=" && $0 != "{" })
      .trimmingCharacters(in: .whitespaces)
  }
}

import Foundation
import Synchronization
public import Testing

/// Tells what a module that was built declares for whoever imports it with `@testable`.
///
/// A ``CompilerProbe`` asks about names that the test knows. What a learner called by a name of
/// their own, such as a function that makes a screen, only the compiler can tell.
///
/// ```swift
/// let makers = DeclarationProbe.makers(of: "TodoPane", in: "CircularDependencies")
/// #expect(makers.map(\.name) == ["makePair"], "Who else can make one?")
/// ```
public enum DeclarationProbe {
  public struct Declaration: Sendable {
    /// What a declaration is: `func`, `init`, `method`, `type.method`, `property`, and so on.
    public let kind: String
    /// How somebody outside names it, without arguments, such as `TodoPane.standalone`.
    public let name: String
    /// The labels of the arguments; one without a label is `_`.
    public let labels: [String]
    /// The types of the parameters, as they are written.
    public let parameters: [String]
    /// The type of what comes out, as it is written; of an initializer, and for `Self`, the name
    /// of the type that it belongs to.
    public let result: String
    /// The whole declaration on one line.
    public let text: String
  }

  /// All that is declared for others, in the module and in its extensions of other types.
  ///
  /// - Parameters:
  ///   - module: The learner's module.
  ///   - sourceLocation: Where an issue is recorded; the caller unless told otherwise.
  /// - Returns: The declarations, or nil when the compiler could not be asked. Then there is an
  ///   issue.
  public static func declarations(
    in module: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Declaration]? {
    do {
      return try known.withLock { known in
        if let declarations = known[module] { return declarations }
        let declarations = try SymbolGraph.symbols(of: module).map(Declaration.init)
        known[module] = declarations
        return declarations
      }
    } catch {
      Issue.record("The compiler could not be asked: \(error)", sourceLocation: sourceLocation)
      return nil
    }
  }

  /// The functions, initializers and static properties that somebody can get a `type` from.
  ///
  /// It may come with something else. What an object hands out of itself is no maker.
  ///
  /// - Parameters:
  ///   - type: The name of the type.
  ///   - module: The learner's module.
  ///   - sourceLocation: Where an issue is recorded; the caller unless told otherwise.
  /// - Returns: The declarations; none when the compiler could not be asked, and then there is an
  ///   issue.
  public static func makers(
    of type: String, in module: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Declaration] {
    let kinds: Set = ["func", "init", "type.method", "type.property", "type.subscript", "var"]
    return (declarations(in: module, sourceLocation: sourceLocation) ?? [])
      .filter { kinds.contains($0.kind) && $0.result.mentions(type) }
  }

  private static let known = Mutex<[String: [Declaration]]>([:])
}

extension String {
  /// Whether a type as it is written has the name of another one in it.
  public func mentions(_ type: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == type }
  }
}

extension DeclarationProbe.Declaration {
  fileprivate init(_ symbol: SymbolGraph.Symbol) {
    kind = String(symbol.kind.identifier.drop { $0 != "." }.dropFirst())
    let path = symbol.pathComponents
    let last = path.last.map { String($0.prefix { $0 != "(" }) } ?? ""
    name = (path.dropLast() + [last]).joined(separator: ".")
    let names = path.last?.split(separator: "(").dropFirst().first ?? ""
    labels = names.split(separator: ":").map(String.init).filter { $0 != ")" }
    let signature = symbol.functionSignature
    parameters = (signature?.parameters ?? []).map { $0.declarationFragments.type }
    text = symbol.declarationFragments.text
    let owner = path.dropLast().joined(separator: ".")
    let written = signature?.returns?.text ?? symbol.declarationFragments.type
    result = kind == "init" ? owner : written.replacing(/\bSelf\b/, with: owner)
  }
}

/// What `swift symbolgraph-extract` writes, as far as it is needed.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Signature: Decodable {
      let parameters: [Parameter]?
      let returns: [Fragment]?
    }
    struct Parameter: Decodable { let declarationFragments: [Fragment] }

    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let functionSignature: Signature?
  }

  struct Fragment: Decodable { let spelling: String }

  let symbols: [Symbol]

  static func symbols(of module: String) throws -> [Symbol] {
    guard let modules = BuiltModules.folder else {
      throw Compiler.Unavailable(
        description: "The modules that the tests were built with are not found.")
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, output) = try Compiler.run(
      ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path]
        + ["-minimum-access-level", "internal", "-skip-synthesized-members"]
        + ["-output-dir", folder.path] + Compiler.platform(modules))
    guard status == 0 else { throw Compiler.Unavailable(description: output) }
    // A file for the module, and one for each other module that it extends.
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
  }
}

extension [SymbolGraph.Fragment] {
  fileprivate var text: String { map(\.spelling).joined() }

  /// What stands behind the name and its colon, without a value and without a body.
  fileprivate var type: String {
    guard let colon = text.range(of: ": ") else { return "" }
    return String(text[colon.upperBound...].prefix { $0 != "=" && $0 != "{" })
      .trimmingCharacters(in: .whitespaces)
  }
}

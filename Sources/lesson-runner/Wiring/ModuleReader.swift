import Course
import Foundation
import Grading
import SymbolGraphs

/// The wiring of an exercise, or the verdict if its file doesn't compile.
enum WiringResult: Sendable {
  case wiring(Wiring)
  case doesNotCompile(Verdict)
}

extension Grader {
  /// Builds only the module of a submission, and reads its declarations.
  ///
  /// - Throws: ``WorkbookError`` if the build fails for a reason outside the submission, or
  ///   `CancellationError` if the task is canceled.
  func wiring(of submission: Submission, _ read: ReadWiring) async throws -> WiringResult {
    switch try await module(submission) {
    case .rejected(let verdict): .doesNotCompile(verdict)
    case .built(let module): .wiring(try await read(module))
    }
  }
}

extension BuiltModule {
  /// Reads the module's symbol graph, and the syntax tree of its only file.
  ///
  /// - Throws: ``WorkbookError`` if the toolchain fails.
  func wiring() async throws -> Wiring {
    let graphs = folder.deletingLastPathComponent().appending(path: "wiring")
    try? FileManager.default.removeItem(at: graphs)
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    let command = SymbolGraph.extractionCommand(
      for: name, in: folder, platform: try await platform(), to: graphs)
    _ = try await run(command)
    let dump = try await run(
      ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library"]
        + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE", source.path])
    do {
      let tree = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? Node ?? [:]
      let declarations = declarations(in: tree)
      return try WiringReader(
        SymbolGraph(SymbolGraph.files(in: graphs)),
        computed: Set(declarations.filter(\.isComputed).map(\.name)),
        superclassArguments: superclassArguments(declarations, in: Data(contentsOf: source)),
        support: "\(name)Support"
      ).wiring()
    } catch {
      throw WorkbookError.notUnderstood(command[1], reason: error.localizedDescription)
    }
  }

  private func platform() async throws -> [String] {
    let info = try await run(["swift", "-print-target-info"])
    let triple = try TargetInfo(printed: info).target.triple
    #if os(macOS)
      return ["-target", triple] + MacSDK.arguments(forPath: try await run(MacSDK.pathCommand))
    #else
      return ["-target", triple]
    #endif
  }
}

private typealias Node = [String: Any]

/// A declaration in a syntax tree, with its name, such as `Outer.Inner.name`.
private struct Declaration {
  let name: String
  let node: Node

  var kind: String? { node["_kind"] as? String }

  /// Whether this is a computed property.
  ///
  /// A symbol graph doesn't tell: it shows `{ get }` also for a stored property with a private
  /// setter, and `{ get set }` also for a stored property with a `didSet`.
  var isComputed: Bool {
    let accessors = node["accessors"] as? [Node] ?? []
    return kind == "var_decl" && accessors.contains { $0["get"] != nil || $0["_read"] != nil }
  }
}

/// Returns the declarations below a node, except those in functions.
private func declarations(in node: Node, below path: [String] = []) -> [Declaration] {
  ["items", "members"].flatMap { node[$0] as? [Node] ?? [] }.flatMap { child in
    let base = (child["name"] as? Node)?["base_name"] as? Node
    let name = child["extended_type"] as? String ?? base?["name"] as? String
    let path = path + [name].compactMap { $0 }
    return [Declaration(name: path.joined(separator: "."), node: child)]
      + declarations(in: child, below: path)
  }
}

/// Returns the generic arguments of each class's superclass, such as `Model` in `Screen<Model>`.
///
/// A symbol graph doesn't have the arguments, and a syntax tree has only the position of the class
/// in the file.
private func superclassArguments(
  _ declarations: [Declaration], in source: Data
) -> [String: [String]] {
  var arguments: [String: [String]] = [:]
  for type in declarations where type.kind == "class_decl" {
    guard let start = (type.node["range"] as? Node)?["start"] as? Int else { continue }
    let head = source.dropFirst(start).prefix { $0 != UInt8(ascii: "{") }
    let list =
      String(decoding: head, as: UTF8.self)
      .prefixMatch(of: /class\s+\w+\s*(<.*>)?\s*:\s*\w+<(.*)>/.dotMatchesNewlines())?.2 ?? ""
    // An argument can have arguments of its own.
    arguments[type.name] = list.matches(of: /[^<>,\s][^<>,]*(<.*?>)?/).map { String($0.0) }
  }
  return arguments
}

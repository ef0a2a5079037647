import Course
import Foundation
import Grading
import SymbolGraphs

/// The wiring of an exercise, or the verdict if its file doesn't compile.
enum WiringResult: Sendable {
  case wiring(Wiring)
  case doesNotCompile(Verdict)
}

extension App {
  /// Builds only the module of a submission, and reads its declarations.
  ///
  /// - Throws: ``WorkbookError`` if the build fails for a reason outside the submission, or
  ///   `CancellationError` if the task is canceled.
  func wiring(of submission: Submission, _ grader: Grader) async throws -> WiringResult {
    switch try await grader.module(submission) {
    case .rejected(let verdict): .doesNotCompile(verdict)
    case .built(let module): .wiring(try await readWiring(module))
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
    let extraction = SymbolGraph.extraction(
      of: name, in: folder, platform: try await platform(), to: graphs)
    _ = try await run(extraction)
    let dump = try await run(
      ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library"]
        + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE", source.path])
    do {
      let tree = try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? Node ?? [:]
      return try WiringReader(
        SymbolGraph(SymbolGraph.files(in: graphs)), computed: Set(computedProperties(in: tree)),
        support: "\(name)Support"
      ).wiring()
    } catch {
      throw WorkbookError.notUnderstood(extraction[1], reason: error.localizedDescription)
    }
  }

  private func platform() async throws -> [String] {
    let info = try await run(["swift", "-print-target-info"])
    let triple = try TargetInfo(printed: info).target.triple
    #if os(macOS)
      return ["-target", triple] + MacSDK.arguments(try await run(MacSDK.query))
    #else
      return ["-target", triple]
    #endif
  }
}

private typealias Node = [String: Any]

/// Returns the names of computed properties in a syntax tree, such as `Outer.Inner.name`.
///
/// A symbol graph shows `{ get }` both for computed properties and for stored ones with a private
/// setter, and it shows `{ get set }` even for a stored one with a `didSet`.
private func computedProperties(in node: Node, below path: [String] = []) -> [String] {
  ["items", "members"].flatMap { node[$0] as? [Node] ?? [] }.flatMap { child in
    let base = (child["name"] as? Node)?["base_name"] as? Node
    let name = child["extended_type"] as? String ?? base?["name"] as? String
    let path = path + [name].compactMap { $0 }
    guard child["_kind"] as? String == "var_decl" else {
      return computedProperties(in: child, below: path)
    }
    let accessors = child["accessors"] as? [Node] ?? []
    let isComputed = accessors.contains { $0["get"] != nil || $0["_read"] != nil }
    return isComputed ? [path.joined(separator: ".")] : []
  }
}

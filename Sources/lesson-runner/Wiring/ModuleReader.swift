import Course
import Foundation
import Grading
import SymbolGraphs

extension BuiltModule {
  /// Reads the module's symbol graph, and the syntax tree of its only file.
  ///
  /// - Throws: ``WorkbookError`` if the toolchain fails.
  func wiring() async throws -> Wiring {
    let graphs = folder.deletingLastPathComponent().appending(path: "wiring")
    try? FileManager.default.removeItem(at: graphs)
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    let extraction = SymbolGraph.Extraction(
      of: name, in: folder, platform: try await platform(), to: graphs)
    _ = try await run(extraction.command)
    let dump = try await run(
      ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library"]
        + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE", source.path])
    do {
      return try WiringReader(
        SymbolGraph(extraction.files()), computed: ComputedProperties(dump),
        support: "\(name)Support"
      ).wiring()
    } catch {
      throw WorkbookError.notUnderstood(extraction.command[1], reason: error.localizedDescription)
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

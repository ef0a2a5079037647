import Foundation
import SymbolGraphs

/// Asks the toolchain what a compiled module declares.
struct ModuleReader {
  /// Each of the three calls takes a tenth of a second; a minute is for busy machines.
  private static let limit = Duration.seconds(60)

  let root: URL
  /// The folder of the compiled modules.
  let modules: URL
  let environment: [String: String]

  /// Reads the symbol graph of a module, and the syntax tree of its one file.
  ///
  /// - Throws: ``WorkbookError/failed(_:)`` when the toolchain did not do its part.
  func wiring(ofModule module: String, source: URL) async throws -> Wiring {
    let folder = root.appending(path: ".build/wiring")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let extraction = SymbolGraph.Extraction(
      of: module, in: modules, platform: try await platform(), to: folder)
    _ = try await output(of: extraction.command)
    let dump = try await output(
      of: ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library"]
        + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE", source.path])
    do {
      return try WiringReader(
        SymbolGraph(extraction.files()), computed: ComputedProperties(dump),
        support: "\(module)Support"
      ).wiring()
    } catch {
      throw WorkbookError.failed(
        "What the compiler wrote about \(module) can't be read: \(error)")
    }
  }

  private func platform() async throws -> [String] {
    struct Info: Decodable {
      struct Target: Decodable {
        let triple: String
      }

      let target: Target
    }
    let info = try await output(of: ["swift", "-print-target-info"])
    let triple = try JSONDecoder().decode(Info.self, from: Data(info.utf8)).target.triple
    #if os(macOS)
      return ["-target", triple] + MacSDK.arguments(try await output(of: MacSDK.query))
    #else
      return ["-target", triple]
    #endif
  }

  private func output(of command: [String]) async throws -> String {
    let process = ChildProcess(command, in: root, environment: environment, limit: Self.limit)
    let result = try await process.run()
    guard result.ending == .exited(0) else {
      throw WorkbookError.failed(
        "“\(command.joined(separator: " "))” failed. It said:\n\(result.output)\(result.errors)")
    }
    return result.output
  }
}

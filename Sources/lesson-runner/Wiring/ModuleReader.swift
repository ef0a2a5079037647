import Course
import Foundation
import Grading
import Interface

/// Asks the toolchain what a module declares that was built.
struct ModuleReader {
  /// Each of the three calls takes a tenth of a second; a minute is for machines that do much else.
  private static let limit = Duration.seconds(60)

  let root: URL
  /// The folder of the modules that were built.
  let modules: URL
  let environment: [String: String]

  /// Reads the symbol graph of a module, and the syntax tree of its one file.
  ///
  /// - Throws: ``WorkbookError/failed(_:)`` when the toolchain did not do its part.
  func wiring(ofModule module: String, source: URL) async throws -> Wiring {
    let folder = root.appending(path: ".build/wiring")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try await output(
      of: ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path]
        + ["-minimum-access-level", "private", "-skip-synthesized-members"]
        + ["-output-dir", folder.path] + platform())
    let dump = try await output(
      of: ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library"]
        + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE", source.path])
    do {
      return try WiringReader(
        SymbolGraph(of: module, in: folder), computed: ComputedProperties(Data(dump.utf8)),
        support: "\(module)Support"
      ).wiring()
    } catch let error as DecodingError {
      throw WorkbookError.notUnderstood(
        "What the compiler wrote about \(module)", reason: "\(error)")
    }
  }

  /// The platform that was built for, and on macOS where its SDK lies.
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
      let sdk = try await output(of: ["xcrun", "--sdk", "macosx", "--show-sdk-path"])
      return ["-target", triple, "-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
    #else
      return ["-target", triple]
    #endif
  }

  private func output(of command: [String]) async throws -> String {
    let process = ChildProcess(command, in: root, environment: environment, limit: Self.limit)
    let result = try await process.run()
    guard result.ending == .exited(0) else {
      throw WorkbookError.other(
        "“\(command.joined(separator: " "))” failed. It said:\n\(result.output)\(result.errors)")
    }
    return result.output
  }
}

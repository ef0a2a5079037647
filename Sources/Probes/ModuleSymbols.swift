import Foundation
import SymbolGraphs
import Synchronization

/// The declarations of the modules that the running tests were built with.
enum ModuleSymbols {
  private static let cache = Mutex<[String: [Symbol]]>([:])

  /// Returns the symbols of a module, including private ones and extensions of other types.
  ///
  /// - Throws: ``Compiler/Unavailable``, or a Foundation error if the tool can't be started.
  static func of(_ module: String) throws -> [Symbol] {
    // The lock makes concurrent tests wait, so that they extract the symbols only once.
    try cache.withLock { cache in
      if let symbols = cache[module] { return symbols }
      AskingAhead.note(module: module)
      // A full disk can truncate the saved data. Then this run extracts the symbols itself.
      let graph =
        try AskingAhead.symbols[module].flatMap { try? SymbolGraph($0) }
        ?? SymbolGraph(extract(module))
      cache[module] = graph.symbols
      return graph.symbols
    }
  }

  /// Returns the symbol graphs of a module, written by the toolchain.
  static func extract(_ module: String) throws -> [Data] {
    guard let modules = BuiltModules.folder else {
      throw Compiler.Unavailable(
        description: "The modules that the tests were built with are not found.")
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = SymbolGraph.extractionCommand(
      for: module, in: modules,
      platform: try target + Compiler.platformArguments(modules: modules), to: folder)
    let (status, output) = try Compiler.run(command)
    guard status == 0 else { throw Compiler.Unavailable(description: output) }
    return try SymbolGraph.files(in: folder)
  }

  /// The arguments for the target, which `swift symbolgraph-extract` requires on Linux.
  private static var target: [String] {
    #if os(macOS)
      []
    #elseif arch(arm64)
      ["-target", "aarch64-unknown-linux-gnu"]
    #else
      ["-target", "x86_64-unknown-linux-gnu"]
    #endif
  }
}

extension Symbol {
  /// The name of the symbol's file, or nil if the compiler omits the file.
  var file: String? { url?.lastPathComponent }
}

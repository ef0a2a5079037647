import Foundation
import SymbolGraphs

extension Compiler {
  #if os(macOS)
    /// The driver, since only the driver finds the parts of the SDK.
    static let mode = ["swiftc", "-typecheck"]

    /// Returns the SDK, the target, and the cache of clang modules from the modules' build.
    ///
    /// With a newer target than Package.swift's, the compiler would build these modules again.
    static func platform(_ modules: URL) throws -> [String] {
      #if arch(arm64)
        let target = "arm64-apple-macosx15.0"
      #else
        let target = "x86_64-apple-macosx15.0"
      #endif
      let cache = modules.deletingLastPathComponent().appending(path: "ModuleCache")
      // A sandbox sets another path, because it forbids writing to this one.
      let isNamed = ProcessInfo.processInfo.environment["CLANG_MODULE_CACHE_PATH"] != nil
      let isUsed = !isNamed && FileManager.default.fileExists(atPath: cache.path)
      return ["-target", target] + (try sdk.get())
        + (isUsed ? ["-module-cache-path", cache.path] : [])
    }

    /// The macOS SDK's location, from the developer tools.
    private static let sdk = Result { MacSDK.arguments(try output(of: MacSDK.query)) }
  #else
    /// The frontend alone, which starts twice as fast as the driver.
    static let mode = ["swiftc", "-frontend", "-typecheck"]

    static func platform(_: URL) throws -> [String] { [] }
  #endif
}

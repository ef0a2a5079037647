import Foundation
import SymbolGraphs

extension Compiler {
  #if os(macOS)
    /// The driver, which alone finds what belongs to the SDK.
    static let mode = ["swiftc", "-typecheck"]

    /// The SDK, the target, and the clang modules that the build of the modules has made already.
    ///
    /// With a newer target than that of Package.swift, all of those would be made anew.
    static func platform(_ modules: URL) throws -> [String] {
      #if arch(arm64)
        let target = "arm64-apple-macosx15.0"
      #else
        let target = "x86_64-apple-macosx15.0"
      #endif
      let cache = modules.deletingLastPathComponent().appending(path: "ModuleCache")
      // A sandbox names another, as it lets nobody write to this one.
      let isNamed = ProcessInfo.processInfo.environment["CLANG_MODULE_CACHE_PATH"] != nil
      let isUsed = !isNamed && FileManager.default.fileExists(atPath: cache.path)
      return ["-target", target] + (try sdk.get())
        + (isUsed ? ["-module-cache-path", cache.path] : [])
    }

    /// The macOS SDK, as the developer tools tell where it is.
    private static let sdk = Result { MacSDK.arguments(try output(of: MacSDK.query)) }
  #else
    /// The frontend alone starts twice as fast as the driver.
    static let mode = ["swiftc", "-frontend", "-typecheck"]

    static func platform(_: URL) throws -> [String] { [] }
  #endif
}

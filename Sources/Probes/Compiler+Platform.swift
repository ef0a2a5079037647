import Foundation
import SymbolGraphs

extension Compiler {
  #if os(macOS)
    /// The command of the compiler driver, which finds the parts of the SDK, and macros.
    static let command = ["swiftc", "-typecheck"]

    /// Returns arguments for the SDK, the target, and the build's cache of Clang modules.
    ///
    /// With a newer target than in Package.swift, the compiler would build these modules again.
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

    /// The arguments for the macOS SDK, whose path the developer tools print.
    private static let sdk = Result { MacSDK.arguments(try output(of: MacSDK.query)) }
  #else
    /// The command of the compiler frontend, which starts twice as fast as the driver.
    static let command = ["swiftc", "-frontend", "-typecheck"]

    /// Returns arguments for the macros of the standard library, such as `@Observable`, which the
    /// frontend doesn't find on its own.
    static func platform(_: URL) throws -> [String] { try plugins.get() }

    /// The arguments for the folder beside the runtime library that this process has loaded, which
    /// is found faster than by asking the compiler.
    private static let plugins = Result {
      // Each read of this file returns at most a page, after which `Data(contentsOf:)` would end.
      let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
      let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      guard let library = maps.firstMatch(of: #/(/.+)/linux/libswiftCore\.so/#) else {
        throw Unavailable(description: "The toolchain's folder is not found.")
      }
      return ["-plugin-path", "\(library.1)/host/plugins"]
    }
  #endif
}

import Foundation
import SymbolGraphs

extension Compiler {
  #if os(macOS)
    /// The command of the compiler driver, which finds macros and the parts of the SDK.
    static let command = ["swiftc", "-typecheck"]

    /// Returns arguments for the SDK, the target, and the build's cache of Clang modules.
    ///
    /// With a newer target than in Package.swift, the compiler would build the Clang modules again.
    static func platformArguments(modules: URL) throws -> [String] {
      #if arch(arm64)
        let target = "arm64-apple-macosx15.0"
      #else
        let target = "x86_64-apple-macosx15.0"
      #endif
      let cache = modules.deletingLastPathComponent().appending(path: "ModuleCache")
      // A sandbox that forbids writing to this cache sets the path of another cache.
      let isNamed = ProcessInfo.processInfo.environment["CLANG_MODULE_CACHE_PATH"] != nil
      let isUsed = !isNamed && FileManager.default.fileExists(atPath: cache.path)
      return ["-target", target] + (try sdkArguments.get())
        + (isUsed ? ["-module-cache-path", cache.path] : [])
    }

    /// The arguments for the macOS SDK, whose path the developer tools print.
    private static let sdkArguments = Result {
      MacSDK.arguments(forPath: try output(of: MacSDK.pathCommand))
    }
  #else
    /// The command of the compiler frontend, which starts twice as fast as the driver.
    static let command = ["swiftc", "-frontend", "-typecheck"]

    /// Returns the arguments that the frontend needs to find the toolchain's macros, such as
    /// `@Observable`.
    static func platformArguments(modules _: URL) throws -> [String] { try pluginArguments.get() }

    /// The arguments for the plug-ins' folder, found beside the runtime library of this process.
    ///
    /// Asking the compiler for the folder would take longer.
    private static let pluginArguments = Result {
      // Each read of this file returns at most a page; `Data(contentsOf:)` would stop after the
      // first.
      let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
      let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      guard let library = maps.firstMatch(of: #/(/.+)/linux/libswiftCore\.so/#) else {
        throw Unavailable(description: "The toolchain's folder is not found.")
      }
      return ["-plugin-path", "\(library.1)/host/plugins"]
    }
  #endif
}

import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The folder of the modules that the running tests were built with.
enum BuiltModules {
  /// The folder above the executable or, on macOS, above the bundle that a helper process loads.
  static let folder: URL? = productFile.flatMap(folder)

  /// Returns the nearest folder of modules above a product.
  ///
  /// The folder is `Modules`, or, with the build system `swiftbuild`, the folder of all products.
  static func folder(above product: URL) -> URL? {
    var folder = product.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      for candidate in [folder.appending(path: "Modules"), folder] {
        let own = candidate.appending(path: "Probes.swiftmodule")
        if FileManager.default.fileExists(atPath: own.path) { return candidate }
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns whether the folder contains a module with this name.
  static func contains(_ module: String) -> Bool {
    folder.map {
      FileManager.default.fileExists(atPath: $0.appending(path: "\(module).swiftmodule").path)
    }
      ?? false
  }

  private static var productFile: URL? {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return nil }
      return URL(filePath: String(cString: name))
    #else
      return Bundle.main.executableURL
    #endif
  }
}

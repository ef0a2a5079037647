import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// Where the build put the modules that the running tests were linked from.
enum BuiltModules {
  /// The nearest folder `Modules` above the running test product.
  ///
  /// On Linux the product is the executable; on macOS it is a bundle that a helper process loads.
  static let folder: URL? = {
    var folder = productFile?.resolvingSymlinksInPath().deletingLastPathComponent()
    while let here = folder, here.path != "/" {
      let modules = here.appending(path: "Modules")
      if FileManager.default.fileExists(atPath: modules.path) { return modules }
      folder = here.deletingLastPathComponent()
    }
    return nil
  }()

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

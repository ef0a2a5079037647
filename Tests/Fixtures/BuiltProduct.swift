public import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The products that were built with the running tests.
public enum BuiltProduct {
  /// Returns an executable from the build folder of the running tests.
  ///
  /// - Throws: An error that names the tests' file if no parent folder contains the executable.
  public static func executable(_ name: String) throws -> URL {
    let tests = testFile.resolvingSymlinksInPath()
    var folder = tests.deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let executable = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: executable.path),
        (try? executable.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false
      {
        return executable
      }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: tests.path])
  }

  /// The file that contains the tests: an executable on Linux, a bundle on macOS.
  private static var testFile: URL {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else {
        return Bundle.main.bundleURL
      }
      return URL(filePath: String(cString: name))
    #else
      return Bundle.main.executableURL ?? Bundle.main.bundleURL
    #endif
  }
}

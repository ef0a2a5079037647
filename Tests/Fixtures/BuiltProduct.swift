public import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// What was built with the running tests.
public enum BuiltProduct {
  /// An executable, from the folder that the tests were built into.
  ///
  /// - Throws: An error that names the running tests when it lies nowhere above them.
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

  /// The file that holds the tests: on Linux an executable, on macOS a bundle that a helper loads.
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

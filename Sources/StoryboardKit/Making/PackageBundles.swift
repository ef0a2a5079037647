import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The resource bundles of a package's modules, named `Package_Module`, near a program.
struct PackageBundles {
  let all: [(module: String, bundle: Bundle)]

  /// The bundles of the running program.
  static let ofProgram = PackageBundles(
    in: folders(around: codeFile, main: Bundle.main.bundleURL, Bundle.main.resourceURL))

  /// Finds the bundles in these folders; if a module has several, the first one is used.
  init(in folders: [URL]) {
    var all: [(module: String, bundle: Bundle)] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() {
        let parts = name.split(separator: ".")
        guard parts.count == 2, ["resources", "bundle"].contains(parts[1]) else { continue }
        let module = String(parts[0].split(separator: "_").last ?? parts[0])
        guard !all.contains(where: { $0.module == module }),
          let bundle = Bundle(url: folder.appending(path: name))
        else { continue }
        all.append((module, bundle))
      }
    }
    self.all = all
  }

  /// Returns the folders in which the build systems put a package's bundles.
  ///
  /// The bundles are beside the program, or in its resources. On macOS, the toolchain's program
  /// runs the tests, and the bundles are beside the test bundle or in its resources; `code` is then
  /// `X.xctest/Contents/MacOS/X`.
  static func folders(around code: URL?, main: URL, _ resources: URL?) -> [URL] {
    var folders = [resources, main].compactMap { $0 }
    if let folder = code?.deletingLastPathComponent() {
      folders.append(folder)
      let contents = folder.deletingLastPathComponent()
      if contents.lastPathComponent == "Contents" {
        folders.append(contents.appending(path: "Resources"))
        folders.append(contents.deletingLastPathComponent().deletingLastPathComponent())
      }
    }
    return folders
  }

  /// The file that contains this code: the program, or the test bundle loaded by a helper.
  private static var codeFile: URL? {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return nil }
      return URL(filePath: String(cString: name))
    #else
      return Bundle.main.executableURL
    #endif
  }
}

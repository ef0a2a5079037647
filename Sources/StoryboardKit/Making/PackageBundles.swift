import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The resource bundles of a package's modules, `Package_Module`, that lie around a program.
struct PackageBundles {
  let all: [(module: String, bundle: Bundle)]

  /// Those of the running program.
  static let ofProgram = PackageBundles(
    in: folders(around: codeFile, main: Bundle.main.bundleURL, Bundle.main.resourceURL))

  /// The bundles in these folders; of a module that has more than one, the first.
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

  /// The folders in which the build systems put a package's bundles.
  ///
  /// They lie beside the program, or in its resources. On macOS the program that runs tests is the
  /// toolchain's; there they lie beside the test bundle, or in its resources: `code` is then
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

  /// The file that holds this code: the program, or the test bundle that a helper has loaded.
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

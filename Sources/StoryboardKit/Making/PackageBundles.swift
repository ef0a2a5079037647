import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// A resource bundle of a package's module, named `Package_Module`.
struct PackageBundle {
  let name: String
  let bundle: Bundle
  /// The modules to which the bundle may belong: for `Book_My_App`, `My_App` and `App`.
  private let modules: [String]

  init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
    // The bundle's name contains the target's name, and the module of “My-App” is `My_App`.
    let parts = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      .split(separator: "_", omittingEmptySubsequences: false)
    modules = parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
  }

  /// Returns the module's index among the possible modules, or nil if the module isn't possible.
  func place(of module: String) -> Int? { modules.firstIndex(of: module) }

  /// Returns whether the bundle may belong to a module whose name starts with `module`.
  func isOfModule(startingWith module: String) -> Bool {
    modules.contains { $0.hasPrefix(module) }
  }
}

/// The resource bundles of packages' modules that are near a program.
struct PackageBundles {
  let all: [PackageBundle]

  /// The bundles of the running program.
  static let ofProgram = PackageBundles(
    in: folders(around: codeFile, main: Bundle.main.bundleURL, Bundle.main.resourceURL))

  /// Creates the list of the bundles in these folders, with only the first bundle of each name.
  init(in folders: [URL]) {
    var all: [PackageBundle] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() {
        let parts = name.split(separator: ".")
        guard parts.count == 2, ["resources", "bundle"].contains(parts[1]),
          !all.contains(where: { $0.name == parts[0] }),
          let bundle = Bundle(url: folder.appending(path: name))
        else { continue }
        all.append(PackageBundle(name: String(parts[0]), bundle: bundle))
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

  /// The file that contains this code: the program, or the test bundle that a program has loaded.
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

import Foundation

/// The location of the test library in a macOS toolchain, outside the compiler's search paths.
///
/// The search follows `UserToolchain` in SwiftPM's sources, and was never run on a Mac.
struct TestLibrary: Codable, Equatable, Sendable {
  /// The toolchain's `usr` folder.
  let usr: URL
  /// The framework folders, starting with the toolchain's.
  private(set) var frameworks: [String] = []
  /// The folders of modules and dynamic libraries, starting with the toolchain's.
  private(set) var libraries: [String] = []
  /// The folder of the library's macros, or nil if the toolchain has none.
  let plugins: String?

  /// Finds the library in the toolchain and in Xcode.
  ///
  /// `targetInfo` is the output of `swift -print-target-info`, and `platform` is the output of
  /// `xcrun --show-sdk-platform-path`, or empty without Xcode.
  init(targetInfo: String, platform: String) throws {
    let info = try TargetInfo(printed: targetInfo)
    // The resource path is “…/usr/lib/swift”.
    usr = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let exists = { (file: URL) in FileManager.default.fileExists(atPath: file.path) }
    let tools = usr.deletingLastPathComponent().appending(path: "Library/Developer")
    let testing = usr.appending(path: "lib/swift/macosx/testing")
    if exists(tools.appending(path: "Frameworks/Testing.framework")) {
      // The toolchain is a part of the Command Line Tools.
      frameworks.append(tools.appending(path: "Frameworks").path)
      libraries.append(tools.appending(path: "usr/lib").path)
    } else if exists(testing) {
      // The toolchain is from swift.org.
      libraries.append(testing.path)
    }
    if !platform.isEmpty {
      // Xcode's platform contains the library. The library of another toolchain used with Xcode
      // comes first.
      let developer = URL(filePath: platform).appending(path: "Developer")
      frameworks.append(developer.appending(path: "Library/Frameworks").path)
      libraries.append(developer.appending(path: "usr/lib").path)
    }
    let plugins = usr.appending(path: "lib/swift/host/plugins/testing")
    self.plugins = exists(plugins) ? plugins.path : nil
  }

  /// The compiler's arguments for compiling tests.
  var compilerArguments: [String] {
    frameworks.flatMap { ["-F", $0] } + libraries.flatMap { ["-I", $0] }
      + (plugins.map { ["-plugin-path", $0] } ?? [])
  }

  /// The linker's arguments, with which the program also finds the library at run time.
  var linkerArguments: [String] {
    frameworks.flatMap { ["-F", $0] } + libraries.flatMap { ["-L", $0] }
      + (frameworks + libraries).flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  /// Variables, in `env` syntax, for programs that were linked without ``linkerArguments``.
  var loaderVariables: [String] {
    [("DYLD_FRAMEWORK_PATH", frameworks), ("DYLD_LIBRARY_PATH", libraries)]
      .filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.joined(separator: ":"))" }
  }

  /// Returns the command with which the toolchain's helper runs the tests of a product.
  ///
  /// The command includes the loader's variables, because `env`, a system program, wouldn't pass on
  /// inherited variables.
  func command(for product: URL, _ arguments: [String]) -> [String] {
    let helper = usr.appending(path: "libexec/swift/pm/swiftpm-testing-helper").path
    return loaderVariables + [helper, "--test-bundle-path", product.path] + arguments
      + [product.path, "--testing-library", "swift-testing"]
  }
}

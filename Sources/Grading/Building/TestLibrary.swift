import Course
import Foundation

/// Where a toolchain for macOS keeps the test library: not where the compiler looks by itself.
///
/// It is looked for in the places and in the order in which SwiftPM looks (`UserToolchain` in its
/// sources). Reviewed against SwiftPM's source, not run: no Mac has run it for us.
struct TestLibrary: Codable, Equatable, Sendable {
  /// The toolchain's `usr`.
  let usr: URL
  /// The folders of its frameworks, those of the toolchain first.
  let frameworks: [String]
  /// The folders of its modules and dynamic libraries, those of the toolchain first.
  let libraries: [String]
  /// The folder of its macros; nil if the toolchain has none.
  let plugins: String?

  /// - Parameters:
  ///   - targetInfo: What `swift -print-target-info` says.
  ///   - platform: What `xcrun --show-sdk-platform-path` says; empty without Xcode.
  /// - Throws: `DecodingError` when the toolchain does not say where it is.
  init(targetInfo: String, platform: String) throws {
    struct Info: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }

      let paths: Paths
    }
    let info = try JSONDecoder().decode(Info.self, from: Data(targetInfo.utf8))
    // “…/usr/lib/swift”
    usr = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let exists = { (file: URL) in FileManager.default.fileExists(atPath: file.path) }
    var (frameworks, libraries): ([URL], [URL]) = ([], [])

    let tools = usr.deletingLastPathComponent().appending(path: "Library/Developer")
    let testing = usr.appending(path: "lib/swift/macosx/testing")
    if exists(tools.appending(path: "Frameworks/Testing.framework")) {
      // The Command Line Tools.
      frameworks.append(tools.appending(path: "Frameworks"))
      libraries.append(tools.appending(path: "usr/lib"))
    } else if exists(testing) {
      // A toolchain from swift.org.
      libraries.append(testing)
    }
    if !platform.isEmpty {
      // Xcode has it in the platform. Another toolchain, used beside Xcode, has its own first.
      let developer = URL(filePath: platform).appending(path: "Developer")
      frameworks.append(developer.appending(path: "Library/Frameworks"))
      libraries.append(developer.appending(path: "usr/lib"))
    }
    self.frameworks = frameworks.map(\.path)
    self.libraries = libraries.map(\.path)
    let plugins = usr.appending(path: "lib/swift/host/plugins/testing")
    self.plugins = exists(plugins) ? plugins.path : nil
  }

  /// What the compiler is told, so that tests compile.
  var compiling: [String] {
    frameworks.flatMap { ["-F", $0] } + libraries.flatMap { ["-I", $0] }
      + (plugins.map { ["-plugin-path", $0] } ?? [])
  }

  /// What the linker is told, so that the program finds the library when it runs.
  var linking: [String] {
    frameworks.flatMap { ["-F", $0] } + libraries.flatMap { ["-L", $0] }
      + (frameworks + libraries).flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  /// The variables, as `env` takes them, by which a program that was not linked so finds it.
  var loading: [String] {
    [("DYLD_FRAMEWORK_PATH", frameworks), ("DYLD_LIBRARY_PATH", libraries)]
      .filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.joined(separator: ":"))" }
  }
}

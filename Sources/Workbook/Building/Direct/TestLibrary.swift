import Foundation

/// Where a toolchain for macOS keeps the test library: not where the compiler looks by itself.
struct TestLibrary: Equatable, Sendable {
  /// The toolchain's `usr`.
  let usr: URL
  let frameworks: String
  let libraries: String

  /// - Parameters:
  ///   - targetInfo: What `swift -print-target-info` says.
  ///   - platform: What `xcrun --show-sdk-platform-path` says; empty with the Command Line Tools.
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
    let developer =
      platform.isEmpty
      ? usr.deletingLastPathComponent().appending(path: "Library/Developer")
      : URL(filePath: platform).appending(path: "Developer")
    let folder = platform.isEmpty ? "Frameworks" : "Library/Frameworks"
    frameworks = developer.appending(path: folder).path
    libraries = developer.appending(path: "usr/lib").path
  }

  /// That of the toolchain that the shell finds.
  ///
  /// - Parameter ask: Runs a command, and returns what it printed.
  /// - Returns: The library.
  /// - Throws: `DecodingError` when the toolchain does not say where it is; what `ask` throws.
  static func current(_ ask: ([String]) async throws -> String) async throws -> TestLibrary {
    let info = try await ask(["swift", "-print-target-info"])
    // With the Command Line Tools alone, there is no platform.
    let platform = try? await ask(["xcrun", "--sdk", "macosx", "--show-sdk-platform-path"])
    return try TestLibrary(
      targetInfo: info,
      platform: (platform ?? "").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// What the compiler is told, so that tests compile.
  var compiling: [String] {
    let plugins = usr.appending(path: "lib/swift/host/plugins/testing").path
    return ["-F", frameworks, "-I", libraries, "-plugin-path", plugins]
  }

  /// What the linker is told, so that the program finds the library when it runs.
  var linking: [String] {
    ["-F", frameworks, "-L", libraries]
      + [frameworks, libraries].flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }
}

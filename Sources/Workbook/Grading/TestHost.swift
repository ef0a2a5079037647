import Foundation

/// The program that runs the tests of a product.
enum TestHost: Equatable, Sendable {
  /// The product itself.
  case product
  /// A helper of the toolchain, which loads the product, and the test library from these folders.
  case helper(path: String, frameworks: [String], libraries: [String])

  /// The words that start the tests of a product, as `env` takes them.
  ///
  /// Variables for the loader stand before the program: a system program would not pass them on.
  ///
  /// - Parameters:
  ///   - product: The file that holds the tests.
  ///   - arguments: What the test library is told.
  /// - Returns: The words.
  func command(for product: URL, _ arguments: [String]) -> [String] {
    let library = ["--testing-library", "swift-testing"]
    switch self {
    case .product:
      return [product.path] + library + arguments
    case .helper(let path, let frameworks, let libraries):
      return [
        "DYLD_FRAMEWORK_PATH=\(frameworks.joined(separator: ":"))",
        "DYLD_LIBRARY_PATH=\(libraries.joined(separator: ":"))",
        path, "--test-bundle-path", product.path,
      ] + arguments + [product.path] + library
    }
  }

  /// The helper of a toolchain for macOS.
  ///
  /// - Parameters:
  ///   - targetInfo: What `swift -print-target-info` says.
  ///   - platform: What `xcrun --show-sdk-platform-path` says; empty with the Command Line Tools.
  /// - Returns: The helper.
  /// - Throws: `DecodingError` when the toolchain does not say where it is.
  static func helper(targetInfo: String, platform: String) throws -> TestHost {
    struct Info: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }

      let paths: Paths
    }
    let info = try JSONDecoder().decode(Info.self, from: Data(targetInfo.utf8))
    // “…/usr/lib/swift”
    let usr = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let developer =
      platform.isEmpty
      ? usr.deletingLastPathComponent().appending(path: "Library/Developer")
      : URL(filePath: platform).appending(path: "Developer")
    return .helper(
      path: usr.appending(path: "libexec/swift/pm/swiftpm-testing-helper").path,
      frameworks: [
        developer.appending(path: platform.isEmpty ? "Frameworks" : "Library/Frameworks").path
      ],
      libraries: [developer.appending(path: "usr/lib").path])
  }
}

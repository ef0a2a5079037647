import Foundation

extension TestHost {
  /// The program that runs tests on this platform.
  ///
  /// - Parameter ask: Runs a command, and returns what it printed; nil if it failed.
  /// - Returns: The program.
  /// - Throws: `DecodingError` when the toolchain does not say where it is.
  static func current(_ ask: ([String]) async throws -> String?) async throws -> TestHost {
    #if os(macOS)
      let info = try await ask(["swift", "-print-target-info"]) ?? ""
      let platform = try await ask(["xcrun", "--sdk", "macosx", "--show-sdk-platform-path"]) ?? ""
      return try helper(
        targetInfo: info, platform: platform.trimmingCharacters(in: .whitespacesAndNewlines))
    #else
      return .product
    #endif
  }
}

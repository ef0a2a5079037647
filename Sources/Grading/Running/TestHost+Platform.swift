import Course
import Foundation

extension TestHost {
  /// The program that runs the tests of SwiftPM's products on this platform.
  ///
  /// - Parameters:
  ///   - environment: What the tests are run in.
  ///   - ask: Runs a command, and returns what it printed.
  /// - Returns: The program.
  /// - Throws: `DecodingError` when the toolchain does not say where it is; what `ask` throws.
  static func current(
    in environment: [String: String], _ ask: ([String]) async throws -> String
  ) async throws -> TestHost {
    #if os(macOS)
      .helper(try await TestLibrary.current(in: environment, ask))
    #else
      .product
    #endif
  }
}

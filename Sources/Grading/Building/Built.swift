import Course
import Foundation

/// What a build left.
package struct Built: Sendable {
  /// What runs the tests.
  enum Tests: Sendable {
    /// A program of its own.
    case program(URL)
    /// SwiftPM's products.
    case products(Products)
  }

  /// The workbook's folder.
  let root: URL
  /// The folder in which a run may write.
  let room: URL
  /// The exercise's source, as the compiler read it.
  let source: URL
  /// The environment that tests are run in.
  let environment: [String: String]
  /// The folder of the modules.
  let modules: URL
  let tests: Tests
}

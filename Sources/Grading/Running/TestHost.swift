import Course
import Foundation

/// The program that runs the tests of a product.
enum TestHost: Equatable, Sendable {
  /// The product itself.
  case product
  /// A helper of a toolchain for macOS, which loads the product and the test library.
  case helper(TestLibrary)

  /// The command that starts the tests of a product, for `env`.
  ///
  /// Variables for the loader are part of it: a system program would not pass them on.
  func command(for product: URL, _ arguments: [String]) -> [String] {
    let library = ["--testing-library", "swift-testing"]
    switch self {
    case .product:
      return [product.path] + library + arguments
    case .helper(let found):
      return found.loading + [
        found.usr.appending(path: "libexec/swift/pm/swiftpm-testing-helper").path,
        "--test-bundle-path", product.path,
      ] + arguments + [product.path] + library
    }
  }
}

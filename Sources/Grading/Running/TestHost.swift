import Course
import Foundation

/// The program that runs the tests of a product.
enum TestHost: Equatable, Sendable {
  /// The product is itself a program.
  case product
  /// A helper in a macOS toolchain, which loads the product and the test library.
  case helper(TestLibrary)

  /// Returns the command that runs the tests of a product, as arguments for `env`.
  ///
  /// The command includes the loader's variables, because a system program wouldn't pass them on.
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

import Course
import Foundation

/// The folder that a build puts its products into.
struct Products {
  let folder: URL

  /// The folder of the modules: one of its own, or, with `swiftbuild`, that of all products.
  var modules: URL {
    let own = folder.appending(path: "Modules")
    return FileManager.default.fileExists(atPath: own.path) ? own : folder
  }

  /// The file that holds the tests of a module.
  ///
  /// The native build system makes one product of all tests, `swiftbuild` one for each module. On
  /// Linux it is a program; on macOS it is a bundle, in which the code has a place of its own.
  ///
  /// - Throws: ``WorkbookError/failed(_:)`` when there is none.
  func tests(ofModule module: String) throws -> URL {
    let names = folder.visibleNames
    let wanted = ["\(module)Tests-test-runner", "\(module)Tests.xctest"]
    let name =
      wanted.first(where: names.contains) ?? names.first { $0.hasSuffix("PackageTests.xctest") }
    guard let name else {
      throw WorkbookError.failed("The build left no test product in \(folder.path).")
    }
    let product = folder.appending(path: name)
    let code = product.appending(path: "Contents/MacOS/\(name.dropLast(".xctest".count))")
    return FileManager.default.fileExists(atPath: code.path) ? code : product
  }
}

import Foundation
import Testing

@testable import Probes

@Suite("the modules that were built")
struct BuiltModulesTests {
  @Test("they are found from the running tests", arguments: ["Probes", "Course"])
  func found(module: String) throws {
    let folder = try #require(BuiltModules.folder)
    let file = folder.appending(path: "\(module).swiftmodule")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test(
    "they are found above a product of each build system, on each platform",
    arguments: [
      ("debug/WorkbookPackageTests.xctest", "debug/Modules"),
      ("debug/WorkbookPackageTests.xctest/Contents/MacOS/WorkbookPackageTests", "debug/Modules"),
      ("Products/Debug-linux/BadWayTests-test-runner", "Products/Debug-linux"),
      ("Products/Debug/BadWayTests.xctest/Contents/MacOS/BadWayTests", "Products/Debug"),
    ])
  func layouts(product: String, modules: String) throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "layout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let module = root.appending(path: "\(modules)/Probes.swiftmodule")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let file = root.appending(path: product)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(BuiltModules.folder(above: file)?.path == root.appending(path: modules).path)
  }
}

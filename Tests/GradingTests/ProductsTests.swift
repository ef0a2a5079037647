import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("What a build leaves")
struct ProductsTests {
  /// Returns the found paths in a folder with these files, relative to that folder.
  private func found(in files: String...) throws -> (tests: String, modules: String) {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    let start = folder.root.path.count + 1
    return (
      String(try PackageBuilder.tests(of: "BadWay", in: folder.root).path.dropFirst(start)),
      String(PackageBuilder.modules(in: folder.root).path.dropFirst(start))
    )
  }

  @Test("native, on Linux: one program for all tests, and a folder of modules")
  func nativeOnLinux() throws {
    let found = try found(
      in: "WorkbookPackageTests.xctest", "BadWay.build/a.o", "Modules/BadWay.swiftmodule")
    #expect(found == ("WorkbookPackageTests.xctest", "Modules"))
  }

  @Test("native, on macOS: the code lies in a bundle")
  func nativeOnMac() throws {
    let code = "WorkbookPackageTests.xctest/Contents/MacOS/WorkbookPackageTests"
    #expect(try found(in: code, "Modules/BadWay.swiftmodule") == (code, "Modules"))
  }

  @Test("swiftbuild, on Linux: a program for each module, modules beside it")
  func swiftbuildOnLinux() throws {
    let found = try found(
      in: "BadWayTests-test-runner", "BadWayTests.so", "LocatorTests-test-runner",
      "BadWay.swiftmodule/x86_64-unknown-linux-gnu.swiftmodule")
    #expect(found == ("BadWayTests-test-runner", ""))
  }

  @Test("swiftbuild, on macOS: a bundle for each module")
  func swiftbuildOnMac() throws {
    let code = "BadWayTests.xctest/Contents/MacOS/BadWayTests"
    let found = try found(in: code, "LocatorTests.xctest/Contents/MacOS/LocatorTests")
    #expect(found == (code, ""))
  }

  @Test("a folder without tests is told")
  func none() throws {
    #expect(throws: WorkbookError.self) { try found(in: "lesson-runner", "LocatorTests.xctest/x") }
  }
}

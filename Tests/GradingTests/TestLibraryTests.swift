import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("How tests are started on a Mac")
struct TestLibraryTests {
  private let product = URL(filePath: "/w/.build/debug/MTests.xctest/Contents/MacOS/MTests")

  @Test("with Xcode, the toolchain's helper is, and finds the test library in the platform")
  func xcode() throws {
    let xcode = try TemporaryFolder([
      "Toolchains/usr/lib/swift/host/plugins/testing/libTestingMacros.dylib": "",
      "MacOSX.platform/Developer/Library/Frameworks/Testing.framework/Testing": "",
    ])
    let library = try TestLibrary(
      targetInfo: targetInfo(of: xcode, "Toolchains/usr"),
      platform: xcode.root.appending(path: "MacOSX.platform").path)
    let usr = xcode.root.appending(path: "Toolchains/usr").path
    let developer = xcode.root.appending(path: "MacOSX.platform/Developer").path
    #expect(
      library.command(for: product, ["--filter", "x"]) == [
        "DYLD_FRAMEWORK_PATH=\(developer)/Library/Frameworks",
        "DYLD_LIBRARY_PATH=\(developer)/usr/lib",
        "\(usr)/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path", product.path,
        "--filter", "x", product.path, "--testing-library", "swift-testing",
      ])
    #expect(
      library.compilerArguments == [
        "-F", "\(developer)/Library/Frameworks", "-I", "\(developer)/usr/lib",
        "-plugin-path", "\(usr)/lib/swift/host/plugins/testing",
      ])
  }

  @Test("with the Command Line Tools, there is no platform, and the library is theirs")
  func commandLineTools() throws {
    let tools = try TemporaryFolder([
      "usr/lib/swift/host/plugins/testing/libTestingMacros.dylib": "",
      "Library/Developer/Frameworks/Testing.framework/Testing": "",
    ])
    let library = try TestLibrary(targetInfo: targetInfo(of: tools, "usr"), platform: "")
    let root = tools.root.path
    #expect(library.usr.path == "\(root)/usr")
    #expect(library.frameworks == ["\(root)/Library/Developer/Frameworks"])
    #expect(library.libraries == ["\(root)/Library/Developer/usr/lib"])
    #expect(library.plugins == "\(root)/usr/lib/swift/host/plugins/testing")
  }

  @Test("a toolchain from swift.org has the library in its own folder, with Xcode beside it or not")
  func swiftOrg() throws {
    let toolchain = try TemporaryFolder([
      "usr/lib/swift/host/plugins/testing/libTestingMacros.dylib": "",
      "usr/lib/swift/macosx/testing/libTesting.dylib": "",
    ])
    let testing = "\(toolchain.root.path)/usr/lib/swift/macosx/testing"
    let info = targetInfo(of: toolchain, "usr")
    let alone = try TestLibrary(targetInfo: info, platform: "")
    #expect(alone.loaderVariables == ["DYLD_LIBRARY_PATH=\(testing)"])
    #expect(alone.compilerArguments.starts(with: ["-I", testing, "-plugin-path"]))
    #expect(
      alone.linkerArguments == ["-L", testing, "-Xlinker", "-rpath", "-Xlinker", testing])
    let besideXcode = try TestLibrary(targetInfo: info, platform: "/X.platform")
    #expect(besideXcode.frameworks == ["/X.platform/Developer/Library/Frameworks"])
    #expect(besideXcode.libraries == [testing, "/X.platform/Developer/usr/lib"])
  }

  @Test("where there is no library, and no macro of it, no place is made up")
  func nothing() throws {
    let toolchain = try TemporaryFolder(["usr/bin/swift": ""])
    let library = try TestLibrary(targetInfo: targetInfo(of: toolchain, "usr"), platform: "")
    #expect(library.compilerArguments + library.linkerArguments + library.loaderVariables == [])
  }

  /// Returns the part of the output of `swift -print-target-info` on a Mac that the runner reads.
  private func targetInfo(of toolchain: TemporaryFolder, _ usr: String) -> String {
    """
    {"compilerVersion":"Apple Swift version 6.3","paths":{"runtimeLibraryPaths":[],\
    "runtimeResourcePath":"\(toolchain.root.path)/\(usr)/lib/swift"},\
    "target":{"triple":"arm64-apple-macosx26.0"}}
    """
  }
}

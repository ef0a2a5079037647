import Foundation
import Testing

@testable import Workbook

@Suite("How tests are started")
struct TestHostTests {
  private let product = URL(filePath: "/w/.build/debug/MTests.xctest/Contents/MacOS/MTests")

  @Test("a product that is a program is started itself")
  func program() {
    #expect(
      TestHost.product.command(for: URL(filePath: "/w/P.xctest"), ["--filter", "x"]) == [
        "/w/P.xctest", "--testing-library", "swift-testing", "--filter", "x",
      ])
  }

  @Test("with Xcode, the toolchain's helper is, and finds the test library in the platform")
  func xcode() throws {
    let contents = "/Applications/Xcode.app/Contents/Developer"
    let usr = "\(contents)/Toolchains/XcodeDefault.xctoolchain/usr"
    let library = try TestLibrary(
      targetInfo: Self.targetInfo(runtime: "\(usr)/lib/swift"),
      platform: "\(contents)/Platforms/MacOSX.platform")
    let developer = "\(contents)/Platforms/MacOSX.platform/Developer"
    #expect(
      TestHost.helper(library).command(for: product, ["--filter", "x"]) == [
        "DYLD_FRAMEWORK_PATH=\(developer)/Library/Frameworks",
        "DYLD_LIBRARY_PATH=\(developer)/usr/lib",
        "\(usr)/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path", product.path,
        "--filter", "x", product.path, "--testing-library", "swift-testing",
      ])
  }

  @Test("with the Command Line Tools, there is no platform, and the library is theirs")
  func commandLineTools() throws {
    let tools = "/Library/Developer/CommandLineTools"
    let library = try TestLibrary(
      targetInfo: Self.targetInfo(runtime: "\(tools)/usr/lib/swift"), platform: "")
    #expect(library.usr.path == "\(tools)/usr")
    #expect(library.frameworks == "\(tools)/Library/Developer/Frameworks")
    #expect(library.libraries == "\(tools)/Library/Developer/usr/lib")
  }

  /// As `swift -print-target-info` prints it on a Mac, as far as it is read.
  private static func targetInfo(runtime: String) -> String {
    """
    {"compilerVersion":"Apple Swift version 6.3","paths":{"runtimeLibraryPaths":[],\
    "runtimeResourcePath":"\(runtime)"},"target":{"triple":"arm64-apple-macosx26.0"}}
    """
  }
}

import Course
import Foundation
import Testing

@testable import Grading

@Suite("The build system that is asked for")
struct BuildSystemTests {
  private static let native = "x86_64-unknown-linux-gnu/debug"
  private static let swiftbuild = "out/Products/Debug-linux"

  /// SwiftPM's answers, as they are with a toolchain that takes `native` unasked.
  private static func answer(_ arguments: [String]) -> String? {
    arguments == ["--build-system", "swiftbuild"] ? swiftbuild : native
  }

  private func system(of program: String) async throws -> PackageBuilder.System? {
    try await PackageBuilder.System.of(URL(filePath: program)) { Self.answer($0) }
  }

  @Test("a program that was built without a wish needs none")
  func unasked() async throws {
    #expect(
      try await system(of: "/w/.build/\(Self.native)/lesson-runner")
        == PackageBuilder.System(name: nil, products: Self.native))
  }

  @Test("one that the other build system built asks for it")
  func other() async throws {
    #expect(
      try await system(of: "/w/.build/\(Self.swiftbuild)/lesson-runner")
        == PackageBuilder.System(name: "swiftbuild", products: Self.swiftbuild))
  }

  @Test("one that no build system built takes what there is")
  func elsewhere() async throws {
    #expect(
      try await system(of: "/usr/local/bin/lesson-runner")
        == PackageBuilder.System(name: nil, products: Self.native))
  }

  @Test("a toolchain that does not know a build system is not asked further")
  func unknown() async throws {
    let program = URL(filePath: "/w/.build/\(Self.swiftbuild)/lesson-runner")
    let system = try await PackageBuilder.System.of(program) { $0.isEmpty ? Self.native : nil }
    #expect(system == PackageBuilder.System(name: nil, products: Self.native))
  }
}

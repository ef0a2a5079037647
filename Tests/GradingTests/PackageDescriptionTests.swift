import Course
import Foundation
import Testing

@testable import Grading

@Suite("What Package.swift says")
struct PackageDescriptionTests {
  private static func package(
    settings: String = "[]", resources: String = "[]",
    dependency: String = #"{"byName":["A",null]}"#
  ) throws -> PackageDescription {
    try PackageDescription(
      dump: Data(
        """
        {"name":"Workbook","toolsVersion":{"_version":"6.3.0"},"targets":[
        {"name":"A","type":"regular","dependencies":[],"settings":\(settings),
         "resources":\(resources)},
        {"name":"B","type":"regular","path":"Lessons/B","dependencies":[\(dependency)],
         "settings":[],"resources":[]},
        {"name":"BTests","type":"test","dependencies":[{"target":["B",null]}],
         "settings":[],"resources":[]}]}
        """.utf8))
  }

  private let common = [
    "-swift-version", "6", "-package-name", "workbook", "-D", "SWIFT_PACKAGE", "-D", "DEBUG",
  ]

  @Test("settings become the flags that SwiftPM makes of them")
  func flags() throws {
    let package = try Self.package(
      settings: """
        [{"kind":{"enableUpcomingFeature":{"_0":"ExistentialAny"}},"tool":"swift"},
         {"kind":{"defaultIsolation":{"_0":"MainActor"}},"tool":"swift"},
         {"kind":{"unsafeFlags":{"_0":["-module-alias","UIKit=Kit"]}},"tool":"swift"}]
        """)
    #expect(
      try package.target("A").flags == common + [
        "-enable-upcoming-feature", "ExistentialAny", "-default-isolation", "MainActor",
        "-module-alias", "UIKit=Kit",
      ])
  }

  @Test("a target lies where it says, or where SwiftPM looks for it")
  func folders() throws {
    let package = try Self.package()
    #expect(try package.target("A").folder == "Sources/A")
    #expect(try package.target("B").folder == "Lessons/B")
    #expect(try package.target("BTests").folder == "Tests/BTests")
  }

  @Test("what a target uses comes before what uses it")
  func order() throws {
    let package = try Self.package()
    #expect(try package.dependencies(of: "BTests").map(\.name) == ["A", "B"])
    #expect(try package.dependencies(of: "A") == [])
  }

  private func reason(_ body: () throws -> PackageDescription) -> String? {
    do { _ = try body() } catch { return (error as? DirectBuilder.Unavailable)?.reason }
    return nil
  }

  @Test("what is not understood is left to SwiftPM")
  func unknown() {
    let setting = #"[{"kind":{"linkedLibrary":{"_0":"z"}},"tool":"linker"}]"#
    #expect(
      reason { try Self.package(settings: setting) }
        == "Package.swift has a setting “linkedLibrary”, which is not known.")
    let resource = #"[{"path":"Main.storyboard","rule":{"process":{}}}]"#
    #expect(
      reason { try Self.package(resources: resource) }
        == "A has resources that are not copied as they are.")
    let product = #"{"product":["P","p",null,null]}"#
    #expect(
      reason { try Self.package(dependency: product) } == "B uses something other than a target.")
    #expect(throws: DirectBuilder.Unavailable.self) {
      try PackageDescription(dump: Data("{}".utf8))
    }
  }
}

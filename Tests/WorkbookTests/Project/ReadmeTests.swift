import Foundation
import Testing

@testable import Workbook

@Suite("The first page")
struct ReadmeTests {
  @Test("it asks for the Swift that the manifest asks for, and that doctor names")
  func version() throws {
    let toolchain = Toolchain(workbook: try Workbook(root: Checkout.root), environment: [:])
    let finding = toolchain.version(printed: "Swift version 99.0 (release)")
    let version = try #require(finding.text.firstMatch(of: /(\d+\.\d+) or newer is needed/)).1
    let page = try Checkout.text(of: "README.md")
    #expect(page.contains("needs Swift \(version) or newer"))
  }
}

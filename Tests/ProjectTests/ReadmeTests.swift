import Course
import Foundation
import Testing

@Suite("The first page")
struct ReadmeTests {
  @Test("it asks for the Swift that the manifest asks for")
  func version() throws {
    let manifest = try Checkout.text(of: "Package.swift")
    let version = try #require(manifest.firstMatch(of: /swift-tools-version: *(\d+\.\d+)/)).1
    let page = try Checkout.text(of: "README.md")
    #expect(page.contains("needs Swift \(version) or newer"))
  }

  @Test("it links to every lesson, and leaves the number of exercises to the folders")
  func lessons() throws {
    let page = try Checkout.text(of: "README.md")
    let linked = page.matches(of: /\]\(Lessons\/([^\/)]+)\/README\.md\)/).map { String($0.1) }
    let folders = try Catalog(root: Checkout.root).lessons.map(\.folder)
    #expect(Set(linked) == Set(folders))
    let numbers = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|forty[\w-]*|fifty[\w-]*)/
    let counts = page.matches(of: /([\w-]+) (?:lessons|exercises)\b/).map { String($0.1) }
    #expect(counts.filter { $0.lowercased().contains(numbers) } == [])
  }
}

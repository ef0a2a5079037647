import Fixtures
import Foundation
import Testing

/// Tests of the worked example in each lesson's introduction: code before and after.
@Suite("Worked examples")
struct WorkedExampleTests {
  @Test("each is two short texts that compile alone", arguments: 1...6)
  func compiles(lesson: Int) throws {
    let folder = try #require(
      try Checkout.folders(in: "Lessons").first { $0.hasPrefix("\(lesson)-") })
    let page = try Checkout.text(of: "Lessons/\(folder)/README.md")
    let introduction = try #require(page.split(separator: "\n## ").first)
    let example = try #require(introduction.split(separator: "### Before and after\n").last)
    let blocks = example.matches(of: /(?s)```swift\n(.+?)```/).map { String($0.1) }
    #expect(blocks.count == 2)
    for block in blocks {
      #expect(block.split(separator: "\n").count <= 15)
      let place = try TemporaryFolder(["example.swift": block])
      let result = try place.bash("swiftc -typecheck -swift-version 6 example.swift")
      #expect(result.status == 0, "\(result.output)")
    }
  }
}

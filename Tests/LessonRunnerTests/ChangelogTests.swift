import Fixtures
import Foundation
import Interface
import Testing

@testable import lesson_runner

@Suite("the changelog")
struct ChangelogTests {
  @Test("its newest entry is the version that the command prints, and no version has two entries")
  func version() throws {
    let file = FixtureWorkbook.checkout.appending(path: ".github/CHANGELOG.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let versions = text.matches(of: /(?m)^## (\d+\.\d+\.\d+)/).map { String($0.1) }
    #expect(versions.first == Program.lessonRunner.version)
    #expect(Set(versions).count == versions.count)
  }
}

import Course
import Fixtures
import Foundation
import Testing

@testable import lesson_admin

@Suite("Learners who handed in starter files alone")
struct UntouchedHandInsTests {
  private let fixture: SampleWorkbook
  private let learners: TemporaryFolder

  init() throws {
    fixture = try SampleWorkbook()
    learners = try TemporaryFolder()
  }

  private func handIn(_ name: String, first: String? = nil, second: String? = nil) throws {
    let files = ["1-First": first, "2-Second": second]
    for case (let file, let text?) in files {
      try learners.write(text, to: "\(name)/Lessons/1-Numbers/\(file).swift")
    }
  }

  private func note() throws -> String? {
    let workbook = try fixture.workbook()
    let folders = try learners.names(in: ".").map { learners.root.appending(path: $0).path }
    let handIns = try HandIn.all(at: folders, workbook, StarterTexts(in: workbook))
    return handIns.untouchedNote
  }

  private func starter(_ name: String) throws -> String {
    try fixture.text(of: "Lessons/1-Numbers/\(name).swift")
  }

  @Test("they are named; one changed file, or one that can't be read, is enough not to be")
  func names() throws {
    let (first, second) = (try starter("1-First"), try starter("2-Second"))
    try handIn("ada", first: first, second: second)
    try handIn("ben", first: first, second: second + "// my solution\n")
    try handIn("cyn", second: second.replacing("\n", with: "\r\n"))
    try handIn("dan", first: first, second: String(repeating: " ", count: 600_000))
    try learners.write("", to: "eve/notes.txt")
    #expect(
      try note() == """
        Only unchanged starter files: ada, cyn. If you expected solutions, check which commit and \
        branch you collected.
        """)
  }

  @Test("if everybody has changed a file, there's no note")
  func none() throws {
    try handIn("ada", first: "// my solution\n")
    #expect(try note() == nil)
  }
}

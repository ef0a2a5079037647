import Course
import Fixtures
import Foundation
import Testing

extension TerminalTests {
  /// A test of the picture on the book's first page.
  @Suite("a session with the real workbook")
  struct SessionPictureTests {
    /// `THOROUGH=1 RECORD_OUTPUTS=1` draws the picture again; look at it before you commit it.
    @Test("it goes as .github/session.svg shows it", .enabled(if: isThorough))
    func session() async throws {
      let workbook = try WorkbookCopy("whole")
      let (columns, rows) = (80, 24)
      let terminal = try PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows))
      let runner = try terminal.startRunner(
        "watch", in: workbook.root, environment: ["NO_COLOR": ""])
      var scenes: [TerminalPicture.Scene] = []
      func expect(_ end: String, _ title: String) async throws {
        try await runner.expect(end)
        try await runner.expect("q quit")
        let page = terminal.text.coloredPage.replacing(/\d\d:\d\d:\d\d/, with: "10:15:00")
          .split(separator: "\n", omittingEmptySubsequences: false)
        scenes.append(TerminalPicture.Scene(title: title, rows: page.suffix(rows)))
      }

      try await expect("1.1 HardWired fails", "The exercise as you get it")
      let file = "Lessons/1-BadWay/1-HardWired.swift"
      let answer = try workbook.text(of: "Answers/1-BadWay/1-HardWired.swift")
      let catalog = try workbook.text(of: "Tests/Proofs/1-BadWay/1-HardWired/mistakes.md")
      let mistake = try #require(Mistakes(catalog).mistakes(named: "is a default argument").first)
      let attempt = try mistake.code(changing: answer)
      try workbook.write(attempt, to: file)
      try await expect("Your fix works: 3 of 3", "You save: it works, and yet something is wrong")
      let solution = attempt.replacing(
        "repository: any FolderRepository = ServerFolderRepository()",
        with: "repository: any FolderRepository")
      try workbook.write(solution, to: file)
      try await expect("1.1 HardWired is solved", "You save again")
      terminal.type("q")
      _ = try await runner.ending()

      let svg = TerminalPicture(scenes: scenes, columns: columns).svg
      let picture = FixtureWorkbook.checkout.appending(path: ".github/session.svg")
      if ProcessInfo.processInfo.environment["RECORD_OUTPUTS"] != nil {
        try Data(svg.utf8).write(to: picture)
      }
      #expect(
        try svg == String(contentsOf: picture, encoding: .utf8),
        """
        The picture shows another session, or another number of exercises. To draw it again: \
        THOROUGH=1 RECORD_OUTPUTS=1 LESSONS=Answers swift test --filter SessionPicture
        """)
    }
  }
}

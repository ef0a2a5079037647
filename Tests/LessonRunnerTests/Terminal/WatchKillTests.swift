import Fixtures
import Foundation
import Testing

extension TerminalTests {
  @Suite("watch, killed")
  struct WatchKillTests {
    @Test(
      "at random moments: no file of the learner's is changed, and no verdict is wrong",
      .enabled(if: isThorough))
    func random() async throws {
      let workbook = try FixtureWorkbook(TerminalTests.folder)
      let file = "Lessons/1-Numbers/1-One.swift"
      var states: [(text: String, right: [String])] = []
      for moment in 1...4 {
        let isRight = moment.isMultiple(of: 2)
        let text = "// \(moment)\nfunc one() -> Int { \(isRight ? 1 : 2) }\n"
        states.append(
          (text, ["1.1 One                  " + (isRight ? "is solved" : "fails 1 of 2 tests")]))
        // This text is new, so there is no verdict on it, whether or not the last process stored
        // one.
        try workbook.write("// before \(moment)\nfunc one() -> Int { 2 }\n", to: file)
        let terminal = try PseudoTerminal()
        let runner = try terminal.startRunner("watch", in: workbook.root)
        try await runner.expect("Checking 1.1 One …")
        try workbook.write(text, to: file)
        let before = try workbook.writtenFiles()
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...800)))
        runner.signal(SIGKILL)
        #expect(try await runner.ending() == .signalled(SIGKILL))
        #expect(try workbook.writtenFiles() == before)
      }
      for (text, right) in states {
        try workbook.write(text, to: file)
        let list = try await CommandRun("list", in: workbook.root)
        let unknown = "1.1 One                  not checked yet"
        #expect((right + [unknown]).contains { list.output.contains($0) }, "\(text)\(list.output)")
      }
      let check = try await CommandRun("check", "1.1", in: workbook.root)
      #expect(check.output.hasPrefix("✔ 1.1 One is solved."))
    }
  }
}

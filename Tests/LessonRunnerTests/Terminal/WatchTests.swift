import Fixtures
import Foundation
import Testing

extension CommandTests {
  @Suite("watch, in a terminal")
  struct WatchTests {
    let workbook: FixtureWorkbook
    let terminal: PseudoTerminal
    let file = "Lessons/1-Numbers/1-One.swift"
    let keys = "h hint  l list  n next  c check all  q quit"

    init() throws {
      workbook = try FixtureWorkbook()
      terminal = try PseudoTerminal()
    }

    @Test("a session: it grades at every save, gives a hint, waits for n, and goes on")
    func session() async throws {
      let runner = try terminal.startRunner(in: workbook.root)
      try await runner.expect("0 of 4 solved")
      try workbook.write("func one() -> Int {\n  0\n}\n", to: file)
      try await runner.expect("fails 2 of 2 tests")
      try await runner.expect(keys)
      terminal.type("h")
      try await runner.expect("press h again.")
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("1 of 4 solved")
      try await runner.expect(keys)
      terminal.type("n")
      try await runner.expect("fails 1 of 1 test")
      try await runner.expect(keys)
      terminal.type("q")
      #expect(try await runner.ending() == .exited(0))
      let rule = String(repeating: "─", count: 57)
      #expect(
        terminal.timeless == """

          ── 12:34:56 ── 1.1 One ──\(rule)
          Checking 1.1 One …

          ✔ one is more than nothing
          ✘ one is one
              Count again. Which number comes first?
              Expectation failed: (one() → 2) == 1

          Goal     Counting starts with one.
          Open     Lessons/1-Numbers/1-One.swift
          Read     Lessons/1-Numbers/README.md

          ✘ 1.1 One fails 1 of 2 tests.
          [-- --] 0 of 4 solved

          ── 12:34:56 ── 1.1 One ──\(rule)
          Checking 1.1 One …

          ✘ one is more than nothing
              What is one without anything?
              Expectation failed: (one() → 0) > 0
          ✘ one is one
              Count again. Which number comes first?
              Expectation failed: (one() → 0) == 1

          Goal     Counting starts with one.
          Open     Lessons/1-Numbers/1-One.swift
          Read     Lessons/1-Numbers/README.md

          ✘ 1.1 One fails 2 of 2 tests.
          [-- --] 0 of 4 solved

          1.1 One, hint 1 of 3

          Look at your thumb.

          One more: press h again.

          ── 12:34:56 ── 1.1 One ──\(rule)
          Checking 1.1 One …

          Nothing comes before one, and nothing less will do. Whoever counts has to begin
          somewhere.

          Compare  Answers/1-Numbers/1-One.swift
          Next     1.2 Two

          That was the first. The others go the same way: read, fix, save.

          ✔ 1.1 One is solved.
          Press n to go on with 1.2 Two.
          [#- --] 1 of 4 solved

          ── 12:34:56 ── 1.2 Two ──\(rule)
          Checking 1.2 Two …

          ✘ two is two
              Expectation failed: (two() → 3) == 2

          Goal     Two follows one.
          Open     Lessons/1-Numbers/2-Two.swift
          Read     Lessons/1-Numbers/README.md

          ✘ 1.2 Two fails 1 of 1 test.
          [#- --] 1 of 4 solved
          Go on any time: swift run lesson-runner

          """)
    }
  }
}

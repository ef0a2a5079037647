import Fixtures
import Testing

extension TerminalTests {
  @Suite("watch, in terminals of different sizes and kinds")
  struct WatchSizeTests {
    let workbook: FixtureWorkbook

    init() throws {
      workbook = try FixtureWorkbook(TerminalTests.folder, keepsVerdicts: true)
    }

    @Test("in 60 columns, no line is broken by the terminal, and every key is there")
    func narrow() async throws {
      let terminal = try PseudoTerminal(columns: 60)
      let runner = try terminal.startRunner("watch", in: workbook.root)
      let keys = "h p m w l n g a x c q"
      try await runner.expect("0 of 4 solved\n\(keys)")
      terminal.type("l")
      try await runner.expect("0 of 4 exercises solved.\n\(keys)")
      terminal.type("n")
      try await runner.expect("(y/n)")
      #expect(terminal.transcript.split(separator: "\n").allSatisfy { $0.count <= 60 })
    }

    @Test("when the window is made smaller, the line of keys is, too")
    func resized() async throws {
      let terminal = try PseudoTerminal()
      let runner = try terminal.startRunner("watch", in: workbook.root)
      try await runner.expect("c all q quit")
      try await runner.expect("0 of 4 solved")
      terminal.resize(columns: 40, rows: 10)
      try await runner.expect("\nh p m w l n g a x c q")
      terminal.type("l")
      try await runner.expect("0 of 4 exercises solved.\nh p m w l n g a x c q")
    }

    @Test("in 24 rows, the headline, how far one is, and the keys are in sight")
    func rows() async throws {
      let terminal = try PseudoTerminal(columns: 80, rows: 24)
      let runner = try terminal.startRunner("watch", in: workbook.root)
      try await runner.expect("0 of 4 solved\nh hint")
      #expect(
        terminal.shown.split(separator: "\n").suffix(3) == [
          "✘ 1.1 One fails 1 of 2 tests.", "[-- --] 0 of 4 solved",
          "h hint p page m more w wiring l list n next g go a answer x reset c all q quit",
        ])
    }

    @Test("it has no second screen, hides no cursor, and erases nothing but its last line")
    func sequences() async throws {
      let terminal = try PseudoTerminal()
      let runner = try terminal.startRunner("watch", in: workbook.root)
      try await runner.expect("0 of 4 solved\nh hint")
      let rest = terminal.raw.replacing("\r\u{1B}[K", with: "")
        .replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "")
      #expect(!rest.contains("\u{1B}"))
    }

    @Test("in a dumb terminal it uses no escape sequence at all")
    func dumb() async throws {
      let terminal = try PseudoTerminal()
      let runner = try terminal.startRunner(
        "watch", in: workbook.root, environment: ["TERM": "dumb"])
      try await runner.expect("0 of 4 solved\nh hint")
      terminal.type("l")
      try await runner.expect("0 of 4 exercises solved.\nh hint")
      terminal.type("q")
      #expect(try await runner.ending() == .exited(0))
      #expect(!terminal.raw.contains("\u{1B}"))
    }

    @Test("what is pasted, and what arrow keys send, are no keys")
    func pasted() async throws {
      let terminal = try PseudoTerminal()
      let runner = try terminal.startRunner("watch", in: workbook.root)
      try await runner.expect("0 of 4 solved\nh hint")
      terminal.type("xy quality")
      terminal.type("\u{1B}[A")
      // Read at once with what was before, this key would not count either: it is pressed again.
      var looks = 0
      try await runner.wait(for: "The list") {
        if looks.isMultiple(of: 50) { terminal.type("l") }
        looks += 1
        return terminal.shown.contains("0 of 4 exercises solved.")
      }
      #expect(!terminal.shown.contains("(y/n)"))
    }
  }
}

import Fixtures
import Foundation
import Testing

extension TerminalTests {
  /// Tests of a page and a list that are taller than the terminal, with a compiler that never ends.
  @Suite("a long text in watch")
  struct ViewTests {
    let workbook: FixtureWorkbook
    let compiler: SlowCompiler

    init() throws {
      workbook = try FixtureWorkbook("long texts", [Self.lesson], keepsVerdicts: false)
      compiler = try SlowCompiler()
    }

    private static let lesson = FixtureLesson(
      1, "Numbers", title: "very many",
      introduction: (1...80).map { "Paragraph \($0)." }.joined(separator: "\n\n"), support: "",
      exercises: (1...30).map { number in
        FixtureExercise(
          "N\(number)", text: "**Goal.** It is \(number).", hints: ["Count."],
          shipped: "func n\(number)() -> Int { 0 }\n",
          answer: "func n\(number)() -> Int { \(number) }\n",
          tests: [FixtureTest("it is \(number)", "n\(number)() == \(number)")])
      })

    private let on = "\u{1B}[?1049h"
    private let off = "\u{1B}[?1049l"

    private func start(_ terminal: PseudoTerminal) async throws -> TerminalProcess {
      let runner = try terminal.startRunner(
        "watch", in: workbook.root, environment: compiler.environment)
      try await runner.expect("Checking 1.1 N1")
      try await runner.expect("\nh ")
      return runner
    }

    @Test("keys scroll and search the page, and choose in the list, and the session is as it was")
    func keys() async throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      let runner = try await start(terminal)
      terminal.type("p")
      try await runner.expect("1-19 of ")
      terminal.type("\u{1B}[B")
      try await runner.expect("2-20 of ")
      terminal.type("\u{1B}OA")
      try await runner.expect("1-19 of ")
      terminal.type("/graph 70")
      try await runner.expect("\u{1B}[KParagraph 70.")
      terminal.type("\n")
      try await runner.expect("q back")
      #expect(terminal.text.raw.ranges(of: on).count == 1)
      #expect(!terminal.text.raw.contains(off))
      terminal.type("q")
      try await runner.expect("\nh ")
      terminal.type("l")
      try await runner.expect("> · 1.1 N1 ")
      terminal.type("/n29")
      try await runner.expect("> · 1.29 N29 ")
      terminal.type("\n")
      try await runner.expect("Checking 1.29 N29")
      #expect(terminal.text.raw.ranges(of: off).count == 2)
      terminal.type("q")
      #expect(try await runner.ending() == .exited(0))
    }

    @Test(
      "the end of the runner shows the session's screen again",
      arguments: [SIGINT, SIGTERM, SIGABRT, SIGSEGV, SIGTRAP])
    func end(number: Int32) async throws {
      let terminal = try PseudoTerminal()
      let before = terminal.mode
      let runner = try await start(terminal)
      terminal.type("p")
      try await runner.expect("q back")
      if number == SIGINT { terminal.type("\u{3}") } else { runner.signal(number) }
      _ = try await runner.ending()
      let parts = terminal.text.raw.components(separatedBy: off)
      #expect(parts.count == 2)
      #expect(parts.last?.contains("\u{1B}[H") == false)
      #expect(terminal.mode == before)
    }

    @Test("after it was killed, the session's screen and the terminal's mode are there again")
    func killed() async throws {
      let terminal = try PseudoTerminal()
      let before = terminal.mode
      let runner = try await start(terminal)
      terminal.type("p")
      try await runner.expect("q back")
      runner.signal(SIGKILL)
      _ = try await runner.ending()
      try await runner.wait(for: "The session's screen") {
        terminal.text.raw.hasSuffix(off) && terminal.mode == before
      }
    }

    @Test("Ctrl-Z shows the shell's screen, and after fg the session is there")
    func stop() async throws {
      let terminal = try PseudoTerminal()
      var environment = compiler.environment
      environment["RUNNER"] = try CommandRun.executable().path
      environment["PS1"] = "ready> "
      let shell = try terminal.start(
        ["bash", "--norc", "--noediting", "-i"], in: workbook.root, environment: environment)
      try await shell.expect("ready> ")
      terminal.type("\"$RUNNER\" watch\n")
      try await shell.expect("Checking 1.1 N1")
      try await shell.expect("\nh ")
      terminal.type("p")
      try await shell.expect("q back")
      terminal.type("\u{1A}")
      try await shell.expect("Stopped")
      #expect(terminal.text.raw.contains(off))
      terminal.type("fg\n")
      try await shell.expect("\nh hint")
      terminal.type("p")
      try await shell.expect("q back")
      terminal.close()
    }
  }
}

import Fixtures
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

extension AppTests {
  @Suite("--plain")
  struct PlainTests {
    private let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
      workbook.grader.wiring = Wiring(
        parts: [
          Wiring.Part(
            id: "c", kind: .class, name: "Counter",
            links: [Wiring.Link(verbs: [.holds], name: "source", type: "Source", note: "by x")])
        ], names: ["c": "Counter"])
      try workbook.solve("1-Numbers/1-One.swift")
    }

    @Test(
      "no command prints a mark, a line or an escape sequence",
      arguments: [
        "check", "check 1.1", "check all", "list", "show 1", "show 1.1", "hint 1.1 --all",
        "wiring 1.2", "answer 1.2 --yes", "answer 1.2 --wiring --yes", "doctor", "--help",
      ])
    func everyCommand(line: String) async throws {
      let arguments = line.split(separator: " ").map(String.init)
      let run = await AppRun(arguments + ["--plain"], in: workbook, columns: 80)
      #expect(!run.shown.contains(where: Self.isSign), "\(run.shown)")
    }

    /// Returns whether a screen reader has no word for a character, or shouldn't read it.
    private static func isSign(_ character: Character) -> Bool {
      "✔✘·→⟲▶◀▲▼⋮\u{1B}".contains(character) || ("\u{2500}"..."\u{257F}").contains(character)
    }

    @Test("it can stand before the subcommand, after it, or behind its arguments")
    func places() async throws {
      _ = await AppRun("check", in: workbook)
      let lines = [["--plain", "list"], ["list", "--plain"]]
      for line in lines {
        let run = await AppRun(line, in: workbook)
        #expect(
          run.output == """
            1 Numbers: what comes first
              passed: 1.1 One is solved
              failed: 1.2 Two fails 1 of 1 test (next)

            2 Words: say it
              not checked: 2.1 Hello
              not checked: 2.2 Bye

            1 of 4 exercises solved.

            """)
      }
      let run = await AppRun("check", "1.2", "--plain", in: workbook)
      #expect(run.output.contains("\nfailed: 1.2 Two fails 1 of 1 test.\n"))
    }

    @Test("TERM=dumb means the same")
    func dumb() async throws {
      let dumb = await AppRun("check", "all", in: workbook, environment: ["TERM": "dumb"])
      let plain = await AppRun("check", "all", "--plain", in: workbook)
      #expect(dumb.output == plain.output)
      #expect(plain.output.hasPrefix("passed: 1.1 One is solved.\n"))
    }

    @Test("a document for programs stays the same")
    func document() async throws {
      let plain = await AppRun("check", "all", "--format", "json", "--plain", in: workbook)
      let document = await AppRun("check", "all", "--format", "json", in: workbook)
      #expect(plain.output == document.output)
    }

    @Test("watch erases nothing, draws nothing, and doesn't repeat the keys after each text")
    func watch() async throws {
      _ = await AppRun("check", in: workbook)
      let runner = try WatchRun("--plain", in: workbook, environment: ["TERM": "xterm"])
      try await runner.expect(", Checking 1.2 Two …")
      try await runner.expect("failed: 1.2 Two fails 1 of 1 test. v shows more.\n1 of 4 solved\n")
      runner.type("l")
      try await runner.expect("1 of 4 exercises solved.\n")
      runner.type("a")
      try await runner.expect("Not solved yet. Show the answer anyway? (y/n)")
      runner.type("n")
      try await runner.expect("h hint")
      runner.type("?")
      try await runner.expect("h hint")
      runner.type("q")
      #expect(await runner.ending() == .success)
      let raw = runner.text.raw
      #expect(!raw.contains(where: Self.isSign), "\(raw)")
      // The keys appear at the beginning, with “Checking”, after the question, and after an unknown
      // key.
      #expect(raw.matches(of: /h hint/).count == 4, "\(raw)")
    }
  }
}

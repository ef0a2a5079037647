import Fixtures
import Interface
import Testing

extension AppTests {
  @Suite("watch, in terminals of different sizes and kinds")
  struct WatchSizeTests {
    let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("in 60 columns, no line is broken by the terminal, and every key is there")
    func narrow() async throws {
      let runner = try WatchRun("watch", in: workbook, columns: 60)
      let keys = "h p m w l n g a x c q"
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("l")
      try await runner.expect("0 of 4 exercises solved.\n\(keys)")
      runner.type("n")
      try await runner.expect("(y/n)")
      #expect(runner.text.transcript.split(separator: "\n").allSatisfy { $0.count <= 60 })
    }

    @Test("when the window is made smaller, the line of keys is, too")
    func resized() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("c all q quit")
      try await runner.expect("0 of 4 solved")
      runner.resize(columns: 40)
      try await runner.expect("\nh p m w l n g a x c q")
      runner.type("l")
      try await runner.expect("0 of 4 exercises solved.\nh p m w l n g a x c q")
    }

    @Test("in 24 rows, the headline, the progress and the keys are visible")
    func rows() async throws {
      let runner = try WatchRun("watch", in: workbook, columns: 80)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      #expect(
        runner.text.shown.split(separator: "\n").suffix(3) == [
          "[-- --] 0 of 4 solved", "Open     Lessons/1-Numbers/1-One.swift",
          "h hint p page m more w wiring l list n next g go a answer x reset c all q quit",
        ])
    }

    @Test("while texts fit, its sequences are for colors, links, pages and its last line only")
    func sequences() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      let rest = ["\r\u{1B}[K", "\u{1B}[H", "\u{1B}[J"]
        .reduce(runner.text.raw) { $0.replacing($1, with: "") }
        .replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "")
      #expect(!rest.contains("\u{1B}"))
    }

    @Test("a verdict starts a page, and the next save replaces only its announcement")
    func pages() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      #expect(runner.text.lastPage.contains("── 1.1 One ──"))
      #expect(runner.text.raw.contains(String(repeating: "\n", count: 24) + "\u{1B}[H"))
      try workbook.write("func one() -> Int {\n  0\n}\n", to: "Lessons/1-Numbers/1-One.swift")
      try await runner.expect("fails 2 of 2 tests")
      try await runner.expect("0 of 4 solved\nh hint")
      #expect(!runner.text.lastPage.contains("Checking 1.1 One …"))
      #expect(runner.text.shown.contains("fails 1 of 2 tests"))
    }

    @Test("when the window is resized, the verdict is drawn again for its size")
    func redrawn() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      runner.type("v")
      try await runner.expect("0 of 4 solved\nh hint")
      runner.resize(columns: 40)
      try await runner.expect("Count again. Which number comes\n    first?")
      #expect(runner.text.lastPage.split(separator: "\n").allSatisfy { $0.count <= 40 })
      runner.type("h")
      try await runner.expect("Press h again")
      runner.resize(columns: 60)
      try await runner.expect("h p m w l n g a x c q")
      #expect(runner.text.lastPage.contains("Press h again"))
    }

    @Test("in a dumb terminal it uses no escape sequence at all")
    func dumb() async throws {
      let runner = try WatchRun("watch", in: workbook, environment: ["TERM": "dumb"])
      try await runner.expect("0 of 4 solved\n")
      runner.type("l")
      try await runner.expect("0 of 4 exercises solved.\n")
      runner.type("q")
      #expect(await runner.ending() == .success)
      #expect(!runner.text.raw.contains("\u{1B}"))
    }
  }
}

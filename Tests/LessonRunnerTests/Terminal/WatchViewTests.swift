import Fixtures
import Interface
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("watch, with a text that is taller than the terminal")
  struct WatchViewTests {
    let workbook: SampleWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"

    init() throws {
      workbook = try SampleWorkbook()
    }

    private func watching() async throws -> WatchRun {
      let runner = try WatchRun("watch", in: workbook, rows: 8)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      return runner
    }

    @Test("p shows the page's start; q leaves it, not the session, and another q leaves that")
    func page() async throws {
      let runner = try await watching()
      runner.type("p")
      try await runner.expect("You learn to count.")
      try await runner.expect("1-7 of 16  q back")
      #expect(!runner.text.transcript.contains("Stuck?"))
      runner.send(.move(.end))
      try await runner.expect("Stuck?")
      runner.type("q")
      try await runner.expect("q quit")
      runner.type("q")
      #expect(await runner.ending() == .success)
    }

    @Test("every long text opens one: messages, a test's code, answer and list")
    func all() async throws {
      let runner = try await watching()
      for (key, text) in [
        ("m", "✘ one is one"), ("t", "Tests/NumbersTests/1-OneTests.swift:"),
        ("ay", "- Lessons/1-Numbers/1-One.swift"),
        ("l", "1 Numbers: what comes first"),
      ] {
        runner.type(key)
        try await runner.expect("\u{1B}[K\(text)")
        try await runner.expect("q back")
        runner.type("q")
        try await runner.expect("q quit")
      }
    }

    @Test("in the list, a name and Enter go to an exercise")
    func list() async throws {
      let runner = try await watching()
      runner.type("l")
      try await runner.expect("> ✘ 1.1 One")
      runner.type("/bye")
      try await runner.expect("> · 2.2 Bye")
      runner.type("\n")
      try await runner.expect("Checking 2.2 Bye …")
      try await runner.expect("✘ 2.2 Bye fails 1 of 1 test.")
    }

    @Test("a save closes it, so that the learner sees the verdict")
    func save() async throws {
      let runner = try await watching()
      runner.type("p")
      try await runner.expect("q back")
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("✔ 1.1 One is solved.")
      runner.type("n")
      try await runner.expect("Checking 1.2 Two …")
    }

    @Test("after a save has closed it, a key that was meant for it does nothing")
    func keyAfterSave() async throws {
      let runner = try await watching()
      runner.type("p")
      try await runner.expect("q back")
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("1 of 4 solved\nh hint")
      runner.type(" b/G\n")
      runner.send(.move(.pageDown))
      runner.type("q")
      try await runner.expect("Your save has closed the text. To quit, press q again.\nh hint")
      #expect(!runner.text.transcript.contains("The keys:"))
      runner.type("h")
      try await runner.expect("1.1 One, hint 1 of 3")
      runner.type("qq")
      #expect(await runner.ending() == .success)
    }

    @Test("while a search text is typed, a save doesn't close it, so that no letter is a key")
    func saveWhileSearching() async throws {
      let runner = try await watching()
      runner.type("p/you")
      try await runner.expect("/you")
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.wait(for: "A verdict") { workbook.grader.graded.count == 2 }
      runner.type("rxqn\n")
      try await runner.expect("/yourxqn  (not found)")
      try await runner.expect("q back")
      runner.type("q")
      try await runner.expect("✔ 1.1 One is solved.")
    }

    @Test("a save of another exercise closes it, too")
    func otherSave() async throws {
      let runner = try await watching()
      runner.type("p")
      try await runner.expect("q back")
      try workbook.solve("1-Numbers/2-Two.swift")
      try await runner.expect("1.2 Two was saved")
      try await runner.expect("q quit")
    }

    @Test("a verdict that comes meanwhile appears when it's closed")
    func heldBack() async throws {
      let runner = try await watching()
      runner.type("cp")
      try await runner.expect("Checking all 4 exercises …")
      try await runner.expect("q back")
      try await runner.wait(for: "All verdicts") { workbook.grader.graded.count == 4 }
      runner.type(" ")
      try await runner.expect("q back")
      #expect(!runner.text.transcript.contains("2.2 Bye fails"))
      runner.type("q")
      try await runner.expect("✘ 2.2 Bye fails 1 of 1 test.")
      try await runner.expect("[-- --] 0 of 4 solved\nh hint")
    }

    @Test("another size draws it again, and the keys below the session are as wide")
    func resized() async throws {
      let runner = try await watching()
      runner.type("p")
      try await runner.expect("q back")
      runner.resize(columns: 30)
      try await runner.expect("\u{1B}[KYou learn to count.")
      try await runner.expect("\u{1B}[KSomebody counts from two. The\n")
      try await runner.expect("1-7 of ")
      runner.resize(columns: 80)
      try await runner.expect("\u{1B}[KSomebody counts from two. The first number is another one")
      runner.resize(columns: 30)
      try await runner.expect("1-7 of ")
      runner.type("q")
      try await runner.expect("\nh p m w l n g a x c q")
    }

    @Test("in a dumb terminal, every text is printed")
    func dumb() async throws {
      let runner = try WatchRun("watch", in: workbook, rows: 8, environment: ["TERM": "dumb"])
      try await runner.expect("0 of 4 solved\n")
      runner.type("p")
      try await runner.expect("Stuck?  swift run lesson-runner hint 1.1\n")
      #expect(!runner.text.raw.contains("\u{1B}"))
    }
  }
}

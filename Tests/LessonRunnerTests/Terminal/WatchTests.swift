import Fixtures
import Foundation
import Interface
import Testing

extension AppTests {
  @Suite("watch, in a terminal")
  struct WatchTests {
    let workbook: SampleWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"
    let keys = "h hint p page m more w wiring l list n next g go a answer x reset c all q quit"

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("while a learner reads, what the next exercise and the next lesson need is built")
    func ahead() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved")
      try await runner.wait(for: "A build ahead") { workbook.grader.prepared == [["1.2", "2.1"]] }
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("1 of 4 solved")
      runner.type("q")
      #expect(await runner.ending() == .success)
    }

    @Test("a session: it grades at every save, gives a hint, waits for n, and goes on")
    func session() async throws {
      let runner = try WatchRun(in: workbook)
      try await runner.expect("0 of 4 solved")
      try workbook.write("func one() -> Int {\n  0\n}\n", to: file)
      try await runner.expect("fails 2 of 2 tests")
      try await runner.expect(keys)
      runner.type("h")
      try await runner.expect("Press h again")
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("1 of 4 solved")
      try await runner.expect(keys)
      runner.type("n")
      try await runner.expect("fails 1 of 1 test")
      try await runner.expect(keys)
      runner.type("q")
      #expect(await runner.ending() == .success)
      let rule = String(repeating: "─", count: 54)
      #expect(
        runner.text.timeless == """

          ── 12:34:56 ── 1.1 One ──\(rule)

          Somebody counts from two. The first number is another one, as the numbers
          of old (https://example.com) show.

              two ──▶ three

          Goal     Counting starts with one.

          ✘ 1.1 One fails 1 of 2 tests. v shows more.
          [-- --] 0 of 4 solved
          Open     Lessons/1-Numbers/1-One.swift

          ── 12:34:56 ── 1.1 One ──\(rule)

          ✘ one is one

          ✘ one is more than nothing
              What is one without anything?

          Goal     Counting starts with one.
          Open     Lessons/1-Numbers/1-One.swift

          ✘ 1.1 One fails 2 of 2 tests. 1 test fails again: “one is more than nothing”.
          [-- --] 0 of 4 solved

          1.1 One, hint 1 of 3

          Look at your thumb.

          Press h again for the next hint.

          ── 12:34:56 ── 1.1 One ──\(rule)

          Compare  Answers/1-Numbers/1-One.swift
          Next     1.2 Two

          That was your first exercise. The others work the same way: read, fix, save.

          ✔ 1.1 One is solved.
          Press n to go on with 1.2 Two.
          [#- --] 1 of 4 solved

          ── 12:34:56 ── 1.2 Two ──\(rule)

          Goal     Two follows one.

          ✘ 1.2 Two fails 1 of 1 test. v shows more.
          [#- --] 1 of 4 solved
          Open     Lessons/1-Numbers/2-Two.swift
          To continue later: swift run lesson-runner

          """)
    }

    @Test("v shows the verdict in place of the page, and a save does, too")
    func verdict() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("1.1 One fails 1 of 2 tests. v shows more.")
      try await runner.expect(keys)
      #expect(!runner.text.shown.contains("Which number comes first?"))
      runner.type("v")
      try await runner.expect("Which number comes first?")
      try await runner.expect("✘ 1.1 One fails 1 of 2 tests.\n[-- --] 0 of 4 solved\n\(keys)")
      runner.type("g1.2")
      try await runner.expect("Goal     Two follows one.")
      try await runner.expect("1.2 Two fails 1 of 1 test. v shows more.")
      #expect(!runner.text.lastPage.contains("Seen: 3"))
      try workbook.write("func two() -> Int {\n  4\n}\n", to: "Lessons/1-Numbers/2-Two.swift")
      try await runner.expect("Seen: 4")
    }

    @Test("a page that is taller than the window shows as much as fits, and p shows all")
    func tallPage() async throws {
      let page = "Lessons/1-Numbers/README.md"
      let more = (1...20).map { "Paragraph \($0)." }.joined(separator: "\n\n")
      try workbook.write(
        workbook.text(of: page).replacing("**Goal.** Two", with: "\(more)\n\n**Goal.** Two"),
        to: page)
      let runner = try WatchRun("watch", in: workbook)
      runner.type("g1.2")
      try await runner.expect("1.2 Two fails 1 of 1 test. v shows more.")
      try await runner.expect(keys)
      let rows = runner.text.lastPage.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((20...24).contains(rows.count), "\(rows.count)")
      #expect(runner.text.lastPage.contains("    … p shows more\n\nGoal     Two follows one.\n"))
      #expect(runner.text.lastPage.contains("\nParagraph 1.\n"))
    }

    @Test("after its suite was saved, an exercise is graded again, though its text is the same")
    func savedSuite() async throws {
      let runner = try WatchRun(in: workbook)
      try await runner.expect("0 of 4 solved")
      let suite = "Tests/NumbersTests/1-OneTests.swift"
      workbook.grader.changeSuites()
      try workbook.write("\(workbook.text(of: suite))// saved\n", to: suite)
      try await runner.expect("0 of 4 solved")
      #expect(workbook.grader.graded == ["1.1", "1.1"])
      runner.type("q")
      #expect(await runner.ending() == .success)
    }

    @Test("a solved exercise is not left before n is pressed, however often it is saved")
    func waits() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("Press n to go on with 1.2 Two.")
      try workbook.write("\(workbook.text(of: file))\n", to: file)
      try await runner.expect("Checking 1.1 One …")
      try await runner.expect("Press n to go on with 1.2 Two.")
    }

    @Test("keys show the page, what all tests say, and how the exercise is wired")
    func pages() async throws {
      try workbook.write("func one() -> Int {\n  0\n}\n", to: file)
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("p")
      try await runner.expect("Check   swift run lesson-runner check 1.1\n")
      runner.type("m")
      try await runner.expect("Count again. Which number comes first?\n    Seen: 0\n")
      runner.type("w")
      try await runner.expect("There's nothing to draw: no type takes")
    }

    @Test("n on an exercise that is not solved asks first, and goes on after y")
    func skip() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("n")
      try await runner.expect("Not solved yet. Go on to 1.2 Two anyway? (y/n)")
      runner.type("y")
      try await runner.expect("1.2 Two fails 1 of 1 test.")
    }

    @Test("n asks only once whether to skip an exercise")
    func skipAgain() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("ny")
      try await runner.expect("1.2 Two fails 1 of 1 test.")
      try await runner.expect(keys)
      runner.type("g1.1")
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      try await runner.expect(keys)
      runner.type("n")
      try await runner.expect("1.2 Two fails 1 of 1 test.")
    }

    @Test("any other key than y is a no")
    func noSkip() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("n")
      try await runner.expect("(y/n)")
      runner.type("n")
      try await runner.expect(keys)
      #expect(!runner.text.shown.contains("1.2 Two"))
    }

    @Test("x asks first, and after y puts the file back as shipped, and keeps the learner's")
    func reset() async throws {
      let shipped = try workbook.text(of: file)
      try workbook.write("// mine\nfunc one() -> Int { 0 }\n", to: file)
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("x")
      try await runner.expect("Restore the starter file? Your version is kept. (y/n)")
      #expect(try workbook.text(of: file).hasPrefix("// mine"))
      runner.type("y")
      try await runner.expect("Your version is kept: .lesson-runner/kept/1-Numbers/1-One.")
      try await runner.expect("Checking 1.1 One …")
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      #expect(try workbook.text(of: file) == shipped)
      let kept = try workbook.names(in: ".lesson-runner/kept/1-Numbers")
      #expect(kept.count == 1)
      let path = ".lesson-runner/kept/1-Numbers/\(kept.first ?? "")"
      #expect(try workbook.text(of: path).hasPrefix("// mine"))
    }

    @Test("a on an exercise that is not solved asks first, and shows the answer after y")
    func answer() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("a")
      try await runner.expect("Not solved yet. Show the answer anyway? (y/n)")
      #expect(!runner.text.shown.contains("Answers/"))
      runner.type("y")
      try await runner.expect("+ Answers/1-Numbers/1-One.swift")
      try await runner.expect(keys)
    }

    @Test("a on a solved exercise shows the answer at once")
    func answerOnceSolved() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("1 of 4 solved\n\(keys)")
      runner.type("a")
      try await runner.expect("Your code is the same as the answer's.\n")
      try await runner.expect("Press o to read other designs, and mistakes.")
    }

    @Test("o shows other designs and mistakes once the exercise is solved, and says so before")
    func others() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("o")
      try await runner.expect("give the solution away. Solve 1.1 One first.")
      #expect(!runner.text.transcript.contains("Mistakes"))
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.expect("1 of 4 solved\n\(keys)")
      runner.type("o")
      try await runner.expect("── Mistakes\n\nOne counts nothing\n")
    }

    @Test("l shows the list, and the keys below it")
    func list() async throws {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("l")
      try await runner.expect(
        """

        1 Numbers: what comes first
        → ✘ 1.1 One                  fails 1 of 2 tests
          · 1.2 Two                  not checked yet

        2 Words: say it
          · 2.1 Hello                not checked yet
          · 2.2 Bye                  not checked yet

        0 of 4 exercises solved.
        \(keys)
        """)
    }

    @Test("c checks all exercises, a line each")
    func checkAll() async throws {
      try workbook.solve("1-Numbers/2-Two.swift", "2-Words/2-Bye.swift")
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      runner.type("c")
      try await runner.expect("2 of 4 solved\n\(keys)")
      #expect(
        runner.text.shown.hasSuffix(
          """

          Checking all 4 exercises …
          ✘ 1.1 One fails 1 of 2 tests.
          ✔ 1.2 Two is solved.
          ✘ 2.1 Hello fails 1 of 1 test.
          ✔ 2.2 Bye is solved.
          [-# -#] 2 of 4 solved
          \(keys)
          """))
    }

    @Test("without a terminal it says what to do instead")
    func noTerminal() async throws {
      let run = await AppRun("watch", in: workbook)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Error: watch reads keys, so it needs a terminal. Without one, \
          “lesson-runner check” grades once.
          Usage: lesson-runner watch [--edit] [--no-edit]
            See “lesson-runner watch --help” for more information.

          """)
      #expect(run.status == 64)
    }
  }
}

import Fixtures
import Testing

@testable import Grading

extension AppTests {
  @Suite("show")
  struct ShowTests {
    @Test("what there is to learn afterwards is shown when the exercise is solved, or with --all")
    func afterwards() async throws {
      let workbook = try SampleWorkbook()
      try workbook.addAfterwards("Start with *one*.", to: "1.1 One", in: "1-Numbers")
      let mark = "\n\nAfterwards\n\nStart with one.\n\nOpen "
      #expect(!(await AppRun("show", "1.1", in: workbook)).output.contains("Afterwards"))
      #expect((await AppRun("show", "1.1", "--all", in: workbook)).output.contains(mark))
      try workbook.solve("1-Numbers/1-One.swift")
      #expect((await AppRun("check", "1.1", in: workbook)).output.contains("\nStart with one.\n"))
      #expect((await AppRun("show", "1.1", in: workbook)).output.contains(mark))
    }

    @Test("until the exercise is solved, the page ends with the goal; --all shows the rest")
    func checks() async throws {
      let workbook = try SampleWorkbook()
      let page = "Lessons/1-Numbers/README.md"
      let goal = "**Goal.** Counting starts with one."
      let checks = "Also checked:\n\n- It counts on."
      let text = try workbook.text(of: page).replacing(goal, with: "\(goal)\n\n\(checks)")
      try workbook.write(text, to: page)
      let issue = TestIssue(comment: "What comes next?")
      let results = [
        TestResult(name: "one is one", state: .passed, issues: []),
        TestResult(name: "it counts on", state: .failed, issues: [issue], kind: .check),
      ]
      workbook.grader.give(.success(Verdict(.failed, tests: results)), for: "1.1")
      let verdict = await AppRun("check", "1.1", in: workbook).output
      #expect(verdict.contains("What comes next?") && !verdict.contains("Goal"))
      let before = await AppRun("show", "1.1", in: workbook).output
      #expect(before.contains("Counting starts with one.\n\nWhen all tests pass, more is checked"))
      #expect(!before.contains("It counts on."))
      #expect((await AppRun("show", "1.1", "--all", in: workbook)).output.contains("It counts on."))
      workbook.grader.give(.success(Verdict(.passed)), for: "1.1")
      try workbook.write("let first = 1\n", to: "Lessons/1-Numbers/1-One.swift")
      #expect(await AppRun("check", "1.1", in: workbook).output.contains("\(checks)\n\n"))
      let after = await AppRun("show", "1.1", in: workbook).output
      #expect(after.contains("\(checks)\n\n"))
      #expect(!after.contains("When all tests pass"))
    }

    @Test("the lesson's introduction comes before its first exercise, and the first on its path")
    func introduction() async throws {
      let workbook = try SampleWorkbook()
      try workbook.makePractice("1.1 One")
      for (id, isIntroduced) in [("1.1", true), ("1.2", true), ("2.1", true), ("2.2", false)] {
        let page = await AppRun("show", id, in: workbook).output
        #expect(page.contains("You learn to") == isIntroduced, "\(id)")
      }
    }

    @Test("of a lesson, --all shows the sources, too, which name what the exercises are about")
    func sources() async throws {
      let workbook = try SampleWorkbook()
      let readme = "Lessons/2-Words/README.md"
      try workbook.write(
        workbook.text(of: readme) + "\n## Sources\n\n- An article (2025).\n", to: readme)
      #expect(!(await AppRun("show", "2", in: workbook)).output.contains("Sources"))
      let run = await AppRun("show", "2", "--all", in: workbook)
      #expect(
        run.output == """
          2 Words: say it

          You learn to speak.

          Sources

          - An article (2025).

          Begin   swift run lesson-runner show 2.1

          """)
    }

    @Test("--card shows the card of an exercise's lesson, without a number of the current one")
    func currentCard() async throws {
      let workbook = try SampleWorkbook()
      let named = await AppRun("show", "2.2", "--card", in: workbook)
      #expect(named.output.hasPrefix("In short: 2 Words\n"))
      try workbook.solve("1-Numbers/1-One.swift", "1-Numbers/2-Two.swift")
      _ = await AppRun("check", "1", in: workbook)
      let current = await AppRun("show", "--card", in: workbook)
      #expect(current.output == named.output)
    }

    @Test("all cards are followed by the end of the book")
    func allCards() async throws {
      let workbook = try SampleWorkbook()
      let cards = await [
        AppRun("show", "1", "--card", in: workbook), AppRun("show", "2", "--card", in: workbook),
      ]
      let run = await AppRun("show", "all", "--card", in: workbook)
      #expect(
        run.output == cards.map { "\($0.output)\n\n" }.joined() + """
          On Monday

          Begin.

          Where to continue

          Go on.

          """)
      #expect(run.status == 0)
    }

    @Test("a page without a card is a fault of the workbook, and so is a book without an end")
    func noCard() async throws {
      let workbook = try SampleWorkbook()
      try workbook.remove("Lessons/README.md")
      let book = await AppRun("show", "all", "--card", in: workbook)
      #expect(book.errors == "Error: Lessons/README.md can't be read.\n")
      #expect(book.status == 78)
      try workbook.write("# 1 Numbers: nothing more\n", to: "Lessons/1-Numbers/README.md")
      let lesson = await AppRun("show", "1", "--card", in: workbook)
      #expect(lesson.errors == "Error: 1 Numbers has no “In short” in its lesson's README.md.\n")
      #expect(lesson.output == "")
      #expect(lesson.status == 78)
    }

    @Test("without a number it shows the first unsolved exercise")
    func firstUnsolved() async throws {
      let workbook = try SampleWorkbook()
      try workbook.solve("1-Numbers/1-One.swift")
      _ = await AppRun("check", "1.1", in: workbook)
      let run = await AppRun("show", in: workbook)
      #expect(run.output.hasPrefix("1.2 Two\n"))
    }

    @Test("a README without the section is a fault of the workbook")
    func noSection() async throws {
      let workbook = try SampleWorkbook()
      try workbook.write("# 1 Numbers: nothing more\n", to: "Lessons/1-Numbers/README.md")
      let run = await AppRun("show", "1.1", in: workbook)
      #expect(run.output == "")
      #expect(run.errors == "Error: 1.1 One has no section in its lesson's README.md.\n")
      #expect(run.status == 78)
    }
  }
}

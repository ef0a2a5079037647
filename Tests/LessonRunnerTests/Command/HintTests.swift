import Fixtures
import Testing

extension AppTests {
  @Suite("hint")
  struct HintTests {
    let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("each call shows one hint more, and the last one again")
    func oneMore() async throws {
      var outputs: [String] = []
      for _ in 1...4 {
        let run = await AppRun("hint", in: workbook)
        #expect(run.status == 0)
        #expect(run.errors == "")
        outputs.append(run.output)
      }
      let last = """
        1.1 One, hint 3 of 3

        Count the moons of the earth.

        That was the last hint. All hints: swift run lesson-runner hint 1.1 --all

        """
      #expect(
        outputs == [
          """
          1.1 One, hint 1 of 3

          Look at your thumb.

          Next hint: swift run lesson-runner hint 1.1

          """,
          """
          1.1 One, hint 2 of 3

          Look at your nose.

          Next hint: swift run lesson-runner hint 1.1

          """,
          last, last,
        ])
    }

    @Test("a hint for other tests than those that fail comes later")
    func fitting() async throws {
      try workbook.replace(
        "Hint 1<", with: "Hint 1, for “one is more than nothing”<",
        in: "Lessons/1-Numbers/README.md", maxReplacements: 1)
      // Before the first check, each hint fits.
      let first = await AppRun("hint", "--all", in: workbook)
      #expect(first.output.hasPrefix("1.1 One, hint 1 of 3\n"))
      _ = await AppRun("check", "1.1", in: workbook)
      let run = await AppRun("hint", in: workbook)
      #expect(run.output.hasPrefix("1.1 One, hint 2 of 3\n"))
      let next = await AppRun("hint", in: workbook)
      #expect(next.output.hasPrefix("1.1 One, hint 3 of 3\n"))
    }

    @Test("--all uses up no hint")
    func allUsesUpNone() async throws {
      _ = await AppRun("hint", "1.1", "--all", in: workbook)
      let run = await AppRun("hint", "1.1", in: workbook)
      #expect(run.output.hasPrefix("1.1 One, hint 1 of 3\n"))
    }

    @Test("each exercise counts its own hints")
    func apart() async throws {
      _ = await AppRun("hint", "1.1", in: workbook)
      let run = await AppRun("hint", "2.1", in: workbook)
      #expect(run.output.hasPrefix("2.1 Hello, hint 1 of 2\n"))
    }

    @Test("exercises of the same number and name, in two lessons, count their hints apart")
    func sameName() async throws {
      for folder in ["Lessons", "Answers"] {
        try workbook.write("func two() -> Int { 2 }\n", to: "\(folder)/2-Words/1-One.swift")
        try workbook.remove("\(folder)/2-Words/1-Hello.swift")
      }
      let page = try workbook.text(of: "Lessons/2-Words/README.md")
      try workbook.write(
        page.replacing("2.1 Hello", with: "2.1 One"), to: "Lessons/2-Words/README.md")
      _ = await AppRun("hint", "1.1", in: workbook)
      let run = await AppRun("hint", "2.1", in: workbook)
      #expect(run.output.hasPrefix("2.1 One, hint 1 of 2\n"))
    }
  }
}

import Fixtures
import Testing

extension AppTests {
  @Suite("list")
  struct ListTests {
    @Test("on a fresh workbook nothing was checked yet, and the first exercise is next")
    func fresh() async throws {
      let workbook = try SampleWorkbook()
      let run = await AppRun("list", in: workbook)
      #expect(
        run.output == """
          1 Numbers: what comes first
          → · 1.1 One                  not checked yet
            · 1.2 Two                  not checked yet

          2 Words: say it
            · 2.1 Hello                not checked yet
            · 2.2 Bye                  not checked yet

          0 of 4 exercises solved.

          """)
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    @Test("in each lesson, the path stands above what is for practice")
    func practice() async throws {
      let workbook = try SampleWorkbook()
      try workbook.makePractice("1.1 One")
      let run = await AppRun("list", in: workbook)
      #expect(
        run.output == """
          1 Numbers: what comes first
          → · 1.2 Two                  not checked yet
            For practice:
            · 1.1 One                  not checked yet

          2 Words: say it
            · 2.1 Hello                not checked yet
            · 2.2 Bye                  not checked yet

          0 of 3 exercises solved, and 0 of 1 for practice.

          """)
    }

    @Test("a copy, notes and a folder of the learner's are named, by every command alike")
    func strays() async throws {
      let workbook = try SampleWorkbook()
      try workbook.write("let a = 1\n", to: "Lessons/1-Numbers/1-One copy.swift")
      try workbook.write("let b = 1\n", to: "Lessons/1-Numbers/7-Notes.swift")
      try workbook.write("", to: "Lessons/7-Mine/notes.txt")
      let notes = """
        Note: Lessons/1-Numbers/1-One copy.swift is no exercise: no answer and no suite
        has its name. What counts is Lessons/1-Numbers/1-One.swift.
        Note: Lessons/1-Numbers/7-Notes.swift is no exercise: no answer and no suite has
        its name. It is not graded, and exercises cannot use what is in it.
        Note: Lessons/7-Mine is no lesson: it has no exercise with an answer or a suite.

        """
      let list = await AppRun("list", in: workbook)
      #expect(list.output.hasSuffix("\n0 of 4 exercises solved.\n"))
      #expect(list.errors == notes)

      let check = await AppRun("check", in: workbook)
      #expect(check.output.hasSuffix("✘ 1.1 One fails 1 of 2 tests.\n"))
      #expect(check.errors == "\(notes)Checking 1.1 One …\n")
      #expect(check.status == 1)

      let doctor = await AppRun(
        "doctor", in: workbook,
        output: ["swift --version": "Swift version 6.3", "swiftc --version": ""])
      #expect(doctor.output.contains("! Lessons/1-Numbers/1-One copy.swift is no exercise"))
      #expect(doctor.output.contains("! Lessons/1-Numbers/7-Notes.swift is no exercise"))
      #expect(doctor.output.contains("! Lessons/7-Mine is no lesson"))
      #expect(doctor.status == 0)
    }

    @Test("after a check it shows what is solved, what fails, and what is next")
    func graded() async throws {
      let workbook = try SampleWorkbook()
      try workbook.solve("1-Numbers/1-One.swift")
      _ = await AppRun("check", in: workbook)
      let run = await AppRun("list", in: workbook)
      #expect(workbook.grader.graded == ["1.1", "1.2"], "Nothing is graded to list it.")
      #expect(
        run.output == """
          1 Numbers: what comes first
            ✔ 1.1 One                  is solved
          → ✘ 1.2 Two                  fails 1 of 1 test

          2 Words: say it
            · 2.1 Hello                not checked yet
            · 2.2 Bye                  not checked yet

          1 of 4 exercises solved.

          """)
      #expect(run.status == 0)
      #expect(run.errors == "")
    }
  }
}

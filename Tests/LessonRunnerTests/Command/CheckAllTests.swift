import Fixtures
import Testing

extension AppTests {
  @Suite("check all")
  struct CheckAllTests {
    let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("with every answer in place, the lessons are done")
    func solved() async throws {
      try workbook.solve(
        "1-Numbers/1-One.swift", "1-Numbers/2-Two.swift",
        "2-Words/1-Hello.swift", "2-Words/2-Bye.swift")
      let run = await AppRun("check", "all", in: workbook)
      #expect(
        run.output == """
          ✔ 1.1 One is solved.
          ✔ 1.2 Two is solved.
          ✔ 2.1 Hello is solved.
          ✔ 2.2 Bye is solved.
          ✔ Lesson 1 Numbers is complete.
          ✔ Lesson 2 Words is complete.

          You've solved all exercises. Your next one is in your own app: find a `shared`,
          and replace it step by step. The steps, and all summary cards:
              swift run lesson-runner show all --card

          4 of 4 exercises solved.

          """)
      #expect(run.status == 0)

      let short = await AppRun(in: workbook)
      #expect(
        short.output == """
          ✔ Lesson 1 Numbers is complete.
          ✔ Lesson 2 Words is complete.

          You've solved all exercises. Your next one is in your own app: find a `shared`,
          and replace it step by step. The steps, and all summary cards:
              swift run lesson-runner show all --card

          4 of 4 exercises solved.

          """, "Without a command, there is nothing left to grade.")
      #expect(short.status == 0)
    }

    @Test("a file that cannot be graded costs the others nothing, and its reason is told")
    func oneBadFile() async throws {
      try workbook.solve("1-Numbers/2-Two.swift", "2-Words/1-Hello.swift", "2-Words/2-Bye.swift")
      try workbook.remove("Lessons/1-Numbers/1-One.swift")
      let run = await AppRun("check", "all", in: workbook)
      #expect(
        run.output == """
          ✘ 1.1 One could not be graded.
              Lessons/1-Numbers/1-One.swift can't be read. If it's missing, “swift run
              lesson-runner reset 1.1” restores the starter file.
          ✔ 1.2 Two is solved.
          ✔ 2.1 Hello is solved.
          ✔ 2.2 Bye is solved.
          ✔ Lesson 2 Words is complete.
          3 of 4 exercises solved.
          Continue with 1.1 One: swift run lesson-runner check 1.1

          """)
      #expect(run.status == 78)

      let document = await AppRun("check", "all", "--format", "json", in: workbook)
      #expect(document.output.contains("\"outcome\" : \"not-graded\""))
      #expect(document.output.contains("\"reason\" : \"Lessons/1-Numbers/1-One.swift can't be"))
      #expect(document.output.contains("\"solved\" : 3"))
      #expect(document.status == 78)
    }

    @Test("a terminal shows how far it is, and nothing of it at the end")
    func count() async throws {
      let run = await AppRun(
        "check", "all", in: workbook, environment: ["NO_COLOR": "1"], columns: 80)
      for line in ["0 of 4", "1 of 4", "2 of 4", "3 of 4"] {
        #expect(run.errors.contains(line), "\(run.errors)")
      }
      let shown = TerminalText(raw: run.shown).shown
      #expect(!shown.contains("of 4\n"), "\(shown)")
      #expect(shown.contains("\n✘ 2.2 Bye fails 1 of 1 test.\n0 of 4 exercises solved."))

      let again = await AppRun("check", "all", in: workbook, columns: 80)
      #expect(again.errors == "", "All verdicts are stored.")
    }

    @Test("a document's count is shown, too", arguments: ["json", "github"])
    func countForDocument(format: String) async throws {
      let run = await AppRun("check", "all", "--format", format, in: workbook, columns: 80)
      #expect(run.errors.contains("3 of 4"))
      #expect(!run.output.contains("3 of 4"))
    }

    @Test("no count is shown in a file, a dumb terminal, or a run of one lesson")
    func noCount() async throws {
      let file = await AppRun("check", "all", in: workbook)
      #expect(!file.errors.contains(" of 4"))
      try workbook.solve("1-Numbers/1-One.swift", "1-Numbers/2-Two.swift")
      let dumb = await AppRun(
        "check", "all", in: workbook, environment: ["TERM": "dumb"], columns: 80)
      #expect(!dumb.errors.contains(" of 4"))
      try workbook.solve("2-Words/1-Hello.swift", "2-Words/2-Bye.swift")
      let lesson = await AppRun("check", "2", in: workbook, columns: 80)
      #expect(!lesson.errors.contains(" of "))
    }
  }
}

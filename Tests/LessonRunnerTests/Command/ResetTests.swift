import Fixtures
import Testing

extension AppTests {
  @Suite("reset")
  struct ResetTests {
    let workbook: SampleWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("with nobody to ask, nothing is changed, and one is told how to go on")
    func notSure() async throws {
      try workbook.write("// mine\n", to: file)
      let run = await AppRun("reset", "1.1", in: workbook)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Nothing was changed.
          To restore it without a question: swift run lesson-runner reset 1.1 --yes

          """)
      #expect(run.status == 1)
      #expect(try workbook.text(of: file) == "// mine\n")
    }

    @Test("with --yes the file is as shipped, and the learner's version is where one is told")
    func sure() async throws {
      let shipped = try workbook.text(of: file)
      try workbook.write("// mine\n", to: file)
      let run = await AppRun("reset", "1.1", "--yes", in: workbook)
      let match = try #require(
        run.output.wholeMatch(
          of: /Your version is kept: (.+)\n(.+) is the starter file again\.\n/))
      #expect(match.2 == file)
      #expect(try workbook.text(of: String(match.1)) == "// mine\n")
      #expect(try workbook.text(of: file) == shipped)
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test("a file that is lost is brought back")
    func lost() async throws {
      let shipped = try workbook.text(of: file)
      try workbook.remove(file)
      let run = await AppRun("reset", "1.1", "--yes", in: workbook)
      #expect(run.output == "\(file) was missing. It's the starter file again.\n")
      #expect(run.status == 0)
      #expect(try workbook.text(of: file) == shipped)
    }

    @Test("which exercise has to be said")
    func which() async throws {
      let run = await AppRun("reset", in: workbook)
      #expect(
        run.errors == """
          Error: Write which exercise to restore, such as 1.2.
          Usage: lesson-runner reset <exercise> [--yes]
            See “lesson-runner reset --help” for more information.

          """)
      #expect(run.status == 64)
    }
  }
}

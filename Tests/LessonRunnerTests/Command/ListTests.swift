import Fixtures
import Testing

extension CommandTests {
  @Suite("list")
  struct ListTests {
    @Test("on a fresh workbook nothing was checked yet, and the first exercise is next")
    func fresh() async throws {
      let workbook = try FixtureWorkbook()
      let run = try await CommandRun("list", in: workbook.root)
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

    @Test("after a check it shows what is solved, what fails, and what is next")
    func graded() async throws {
      let workbook = try FixtureWorkbook()
      try workbook.solve("1-Numbers/1-One.swift")
      _ = try await CommandRun("check", in: workbook.root)
      let run = try await CommandRun("list", in: workbook.root, environment: ["PATH": "/nowhere"])
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

import Fixtures
import Testing

extension AppTests {
  @Suite("show")
  struct ShowTests {
    @Test("the text is readable in a terminal, and the hints stay folded")
    func text() async throws {
      let workbook = try SampleWorkbook()
      let run = await AppRun("show", "1.1", in: workbook)
      #expect(
        run.output == """
          1 Numbers: what comes first

          You learn to count.

          1.1 One

          Somebody counts from two. The first number is another one, as the numbers
          of old (https://example.com) show.

              two ──▶ three

          Goal. Counting starts with one.

          Open    Lessons/1-Numbers/1-One.swift
          Check   swift run lesson-runner check 1.1
          Stuck?  swift run lesson-runner hint 1.1

          """)
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    @Test("of a lesson, its introduction is shown, and how to begin")
    func lesson() async throws {
      let workbook = try SampleWorkbook()
      let run = await AppRun("show", "2", in: workbook)
      #expect(
        run.output == """
          2 Words: say it

          You learn to speak.

          Begin   swift run lesson-runner show 2.1

          """)
      #expect(run.status == 0)
    }

    @Test("of a lesson, its sources are shown as well, which belong to no exercise")
    func sources() async throws {
      let workbook = try SampleWorkbook()
      let readme = "Lessons/2-Words/README.md"
      try workbook.write(
        workbook.text(of: readme) + "\n## Sources\n\n- An article (2025).\n", to: readme)
      let run = await AppRun("show", "2", in: workbook)
      #expect(
        run.output == """
          2 Words: say it

          You learn to speak.

          Sources

          - An article (2025).

          Begin   swift run lesson-runner show 2.1

          """)
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

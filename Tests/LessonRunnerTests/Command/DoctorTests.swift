import Fixtures
import Testing

extension CommandTests {
  @Suite("doctor")
  struct DoctorTests {
    let workbook: FixtureWorkbook

    init() throws {
      workbook = try FixtureWorkbook()
    }

    @Test("where all is well it says so, having graded an answer")
    func well() async throws {
      let run = try await CommandRun("doctor", in: workbook.root)
      #expect(run.output.contains("✔ 4 exercises can be read.\n"))
      #expect(
        run.output.hasSuffix(
          """
          ✔ The answer to 1.1 One was built, graded, and passes.

          ✔ Nothing keeps the workbook from working.

          """))
      #expect(run.status == 0)
    }

    @Test("what is wrong is told with what to do about it")
    func lost() async throws {
      try workbook.remove("Lessons/1-Numbers/2-Two.swift")
      let run = try await CommandRun("doctor", in: workbook.root)
      #expect(
        run.output.contains(
          """
          ✘ Lessons/1-Numbers/2-Two.swift is lost, or is no text in UTF-8.
              What to do: swift run lesson-runner reset 1.2

          """))
      #expect(run.output.hasSuffix("\n✘ 1 problem: see above.\n"))
      #expect(run.status == 1)
    }

    @Test("without a compiler it says that, and does not end in a fault")
    func noCompiler() async throws {
      let run = try await CommandRun("doctor", in: workbook.root, environment: ["PATH": "/nowhere"])
      #expect(run.output.contains("✘ The command “swift” does not run.\n"))
      #expect(run.output.contains("✘ The answer to 1.1 One cannot be graded: "))
      #expect(run.status == 1)
    }
  }
}

import Testing

extension AppTests {
  @Suite("a verdict that is stored")
  struct StoredVerdictTests {
    let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("an unchanged exercise is shown again, and not graded")
    func unchanged() async throws {
      let first = await AppRun("check", "1.1", in: workbook)
      let second = await AppRun("check", "1.1", in: workbook)
      #expect(second.output == first.output)
      #expect(second.status == 1)
      #expect(second.errors == "")
      #expect(workbook.grader.graded == ["1.1"])
    }

    @Test("a changed exercise is graded again")
    func changed() async throws {
      _ = await AppRun("check", "1.1", in: workbook)
      try workbook.solve("1-Numbers/1-One.swift")
      let run = await AppRun("check", "1.1", in: workbook)
      #expect(run.output.hasPrefix("✔ 1.1 One is solved.\n"))
      #expect(run.errors == "Checking 1.1 One …\n")
      #expect(workbook.grader.graded == ["1.1", "1.1"])
    }

    @Test("watch shows it too, and grades nothing")
    func watch() async throws {
      _ = await AppRun("check", "1.1", in: workbook)
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("1.1 One fails 1 of 2 tests.")
      #expect(workbook.grader.graded == ["1.1"])
    }
  }
}

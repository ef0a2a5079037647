import Fixtures
import Testing

@testable import Workbook

extension FixtureTests {
  @Suite("how far a learner is")
  struct LearnerProgressTests {
    let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook()
    }

    private var firstUnsolved: Exercise? {
      get throws {
        LearnerProgress(of: try Catalog(root: fixture.root), try fixture.grader().known)
          .firstUnsolved
      }
    }

    @Test("the first unsolved exercise is the first that is not known to pass")
    func firstUnsolved() async throws {
      let solution = "func number() -> Int { 1 } // solved\n"
      try fixture.write(solution, to: "Lessons/1-Numbers/1-First.swift")
      #expect(try firstUnsolved?.title == "1.1 First")
      _ = try await fixture.verdict(on: "1.1", with: solution)
      #expect(try firstUnsolved?.title == "1.2 Second")
    }

    @Test("an exercise whose file is lost is not solved")
    func lost() throws {
      try fixture.remove("Lessons/1-Numbers/1-First.swift")
      #expect(try firstUnsolved?.title == "1.1 First")
    }
  }
}

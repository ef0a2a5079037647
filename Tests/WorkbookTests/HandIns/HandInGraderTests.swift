import Fixtures
import Foundation
import Testing

@testable import Workbook

extension FixtureTests {
  @Suite("grading what learners hand in")
  struct HandInGraderTests {
    let fixture: FixtureWorkbook
    let learners: TemporaryFolder

    init() throws {
      fixture = try FixtureWorkbook()
      learners = try TemporaryFolder()
    }

    /// Writes what a learner hands in: texts by the numbers of their exercises.
    private func handIn(_ name: String, _ texts: [String: String]) throws {
      for (number, text) in texts {
        try learners.write(text, to: "\(name)/\(fixture.exercise(number).file)")
      }
    }

    private func grades(
      _ names: String..., progress: ProgressLog = ProgressLog()
    ) async throws -> [HandInGrade] {
      let workbook = try Workbook(root: fixture.root)
      let handIns = try workbook.handIns(at: names.map { learners.root.appending(path: $0).path })
      return try await HandInGrader(workbook, try fixture.grader(progress: progress), nil, jobs: 2)
        .grades(of: handIns) { progress.add("finished \($0.name)") }
    }

    @Test("equal texts are graded once, and those that were graded before are not graded again")
    func once() async throws {
      let (right, wrong) = ("func number() -> Int { 1 }", "func number() -> Int { 3 }")
      try handIn("ada", ["1.1": right])
      try handIn("ben", ["1.1": wrong])
      try handIn("cyn", ["1.1": right])
      let log = ProgressLog()
      let grades = try await grades("ada", "ben", "cyn", progress: log)
      #expect(grades.map(\.solvedCount) == [1, 0, 1])
      #expect(
        grades[0].remarks(try Workbook(root: fixture.root).catalog.lessons)
          == "missing: 1.2, lesson 2")
      #expect(log.lines.contains("Grading 2 texts"))
      #expect(Set(log.lines.filter { $0.hasPrefix("finished") }).count == 3)

      let again = ProgressLog()
      #expect(try await self.grades("cyn", "ben", progress: again).map(\.solvedCount) == [1, 0])
      #expect(again.lines == ["finished cyn", "finished ben"])
    }

    @Test("a text that is the answer is graded once, as the answer")
    func answerHandedIn() async throws {
      let text = "func number() -> Int { 1 } // \(UUID())"
      try fixture.write(text, to: fixture.exercise("1.1").answer)
      try handIn("ada", ["1.1": text])
      let log = ProgressLog()
      #expect(try await grades("ada", progress: log).map(\.solvedCount) == [1])
      #expect(log.lines.filter { $0.hasPrefix("Grading") } == ["Grading 1 text"])
    }

    @Test("a verdict from here is none of the learner's own, nor the other way round")
    func apart() async throws {
      let text = "func number() -> Int { 1 } // \(UUID())"
      try handIn("ada", ["1.1": text])
      #expect(try await grades("ada").first?.solvedCount == 1)
      try fixture.write(text, to: fixture.exercise("1.1").file)
      #expect(try fixture.knownVerdict(on: "1.1") == nil)
    }

    @Test("where an answer fails, nothing is graded: it is not the learners who fail")
    func answer() async throws {
      try fixture.write("func number() -> Int { 5 }", to: fixture.exercise("1.1").answer)
      try handIn("ada", ["1.1": "func number() -> Int { 9 } // \(UUID())"])
      let error = await #expect(throws: WorkbookError.self) { try await grades("ada") }
      #expect(
        "\(try #require(error))".hasPrefix("Answers/1-Numbers/1-First.swift fails 1 of 2 tests"))
    }

    @Test("a text that brings the grading itself down is named, and the others are graded")
    func fault() async throws {
      // Words that no test library says.
      try handIn(
        "eve",
        [
          "1.1": """
          import Foundation

          func number() -> Int {
            for descriptor in Int32(3)..<32 { write(descriptor, "\(UUID())\\n", 37) }
            return 1
          }
          """
        ])
      try handIn("ada", ["1.1": "func number() -> Int { 1 } // \(UUID())"])
      let grades = try await grades("eve", "ada")
      #expect(grades.map(\.solvedCount) == [0, 1])
      guard case .ungraded(let reason) = grades[0].results[0].result else {
        Issue.record("It is \(grades[0].results[0].result).")
        return
      }
      #expect(
        reason.hasPrefix("The test library tells in a way that is not known here what became"))
    }

    @Test("what no exercise may say is refused here as well")
    func forbidden() async throws {
      try handIn(
        "eve", ["1.1": "@_cdecl(\"other\") public func other() {}\nfunc number() -> Int { 1 }"])
      let result = try await grades("eve").first?.results[0].result
      guard case .verdict(let verdict) = result, case .disturbsTests = verdict.outcome else {
        Issue.record("It is \(String(describing: result)).")
        return
      }
    }

    @Test("no program of one learner answers what the tests of the next one ask")
    func asking() async throws {
      try handIn("ada", ["1.1": "func number() -> Int { 1 } // \(UUID())"])
      try handIn("ben", ["1.1": "func number() -> Int { 1 } // \(UUID())"])
      _ = try await grades("ada", "ben")
      for job in 1...2 {
        let built = ".build/hand-ins/\(job)/.build/direct/1.1"
        let names = (try? fixture.names(in: built)) ?? []
        #expect(!names.contains("questions.json"))
        #expect(!names.contains("answers.json"))
      }
    }
  }
}

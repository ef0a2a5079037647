import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

extension FixtureTests {
  @Suite("grading what was graded before")
  struct KnownVerdictTests {
    let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook()
    }

    private static let right = "import NumbersSupport\n\nfunc number() -> Int { one + 0 }\n"
    private static let wrong = "func number() -> Int { 7 }\n"

    /// Whether a text was built: every build begins with writing the text to the stage.
    private var hasBuilt: Bool {
      FileManager.default.fileExists(atPath: fixture.root.appending(path: ".build/stage").path)
    }

    @Test("an unchanged text is not built again")
    func unchanged() async throws {
      let first = try await fixture.verdict(on: "1.1", with: Self.right)
      try fixture.remove(".build/stage")
      #expect(try await fixture.verdict(on: "1.1") == first)
      #expect(first.isPassed)
      #expect(!hasBuilt)
    }

    @Test("a text that was edited has no verdict until it is graded")
    func edited() async throws {
      _ = try await fixture.verdict(on: "1.1", with: Self.right)
      try fixture.write(Self.right + "// edited\n", to: "Lessons/1-Numbers/1-First.swift")
      #expect(try fixture.storedVerdict(on: "1.1") == nil)
    }

    @Test("a text that was edited back has its old verdict, without a build")
    func editedBack() async throws {
      let first = try await fixture.verdict(on: "1.1", with: Self.right)
      let second = try await fixture.verdict(on: "1.1", with: Self.wrong)
      #expect(second.outcome == .failed)
      try fixture.remove(".build/stage")
      #expect(try await fixture.verdict(on: "1.1", with: Self.right) == first)
      #expect(!hasBuilt)
    }

    @Test("a changed suite grades again, and what it says counts")
    func changedSuite() async throws {
      #expect(try await fixture.verdict(on: "1.1", with: Self.right).isPassed)
      try fixture.replace("== 1", with: "== 2", in: "Tests/NumbersTests/1-FirstTests.swift")
      #expect(try await fixture.verdict(on: "1.1").refusals == ["the number is one"])
    }

    @Test("a changed support file grades again, and what it says counts")
    func changedSupport() async throws {
      #expect(try await fixture.verdict(on: "1.1", with: Self.right).isPassed)
      try fixture.replace("= 1", with: "= 2", in: "Lessons/1-Numbers/Support/Support.swift")
      #expect(
        try await fixture.verdict(on: "1.1").refusals == ["the number is one", "the number is odd"])
    }

    @Test("a changed helper of the tests makes every verdict unknown")
    func changedGrading() async throws {
      #expect(try await fixture.verdict(on: "1.1", with: Self.right).isPassed)
      try fixture.write("// new\n", to: "Sources/Probes/New.swift")
      #expect(try fixture.storedVerdict(on: "1.1") == nil)
    }

    @Test("a suite that changes while it grades is not taken for the one that graded")
    func changedMeanwhile() async throws {
      let suite = fixture.root.appending(path: "Tests/NumbersTests/1-FirstTests.swift").path
      let verdict = try await fixture.verdict(
        on: "1.1",
        with: """
          import Foundation

          func number() -> Int {
            try? "a new suite".write(toFile: "\(suite)", atomically: true, encoding: .utf8)
            return 1
          }
          """)
      #expect(verdict.isPassed)
      #expect(try fixture.text(of: "Tests/NumbersTests/1-FirstTests.swift") == "a new suite")
      #expect(try fixture.storedVerdict(on: "1.1") == nil)
    }

    @Test("what another runner finds out while this one waits for it is not built again")
    func foundMeanwhile() async throws {
      try fixture.write(
        "// for this test alone\n\(Self.right)", to: "Lessons/1-Numbers/1-First.swift")
      try? fixture.remove(".build/stage")
      let progress = ProgressLog()
      let grader = try fixture.pipeline(progress: progress).grader
      let submission = try Submission(fixture.exercise("1.1"), in: fixture.root)
      let found = Verdict(.failed, output: "found by the other")
      let waiting = try await Lock.hold(Stage(root: fixture.root).lock) { _ in
        let waiting = Task { try await grader.verdict(submission).0 }
        try await progress.something()
        let pipeline = try fixture.pipeline()
        try pipeline.store?.keep(found, for: pipeline.inputs(of: submission))
        return waiting
      }
      #expect(try await waiting.value == found)
      #expect(!hasBuilt)
    }

    @Test("a damaged verdict is no error: the exercise is graded again")
    func damaged() async throws {
      let folder = fixture.root.appending(path: ".lesson-runner/verdicts")
      let before = Set(folder.visibleNames)
      let first = try await fixture.verdict(
        on: "1.1", with: Self.right + "// for this test alone\n")
      let own = Set(folder.visibleNames).subtracting(before)
      for name in own { try fixture.write("{", to: ".lesson-runner/verdicts/\(name)") }
      try fixture.remove(".build/stage")
      #expect(try await fixture.verdict(on: "1.1") == first)
      #expect(hasBuilt)
    }
  }
}

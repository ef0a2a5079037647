import Course
import Fixtures
import Testing

@testable import Grading

extension ProbingFixtureTests {
  @Suite("the questions that are asked ahead")
  struct AskingAheadTests {
    let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook("probing tests", usesProbes: true)
    }

    @Test("what a probe was answered does not outlive what it was asked about")
    func probes() async throws {
      try fixture.replace(
        "import Testing", with: "import Probes\nimport Testing",
        in: fixture.exercise("1.1").tests)
      try fixture.replace(
        "#expect(number() == 1",
        with: """
          CompilerProbe(module: "Numbers").rejects(
                "_ = number(3)", because: .missing, unlike: "_ = number()", "It asks for none.")
              #expect(number() == 1
          """, in: fixture.exercise("1.1").tests)
      for turn in 1...2 {
        let strict = "func number() -> Int { 1 }\nfunc turn\(turn)() {}\n"
        #expect(try await fixture.verdict(on: "1.1", with: strict).isPassed)
        let loose = "func number(_ it: Int = 1) -> Int { it }\nfunc turn\(turn)() {}\n"
        let verdict = try await fixture.verdict(on: "1.1", with: loose)
        #expect(verdict.refusals == ["the number is one"])
      }
      let answers = try fixture.text(of: ".build/direct/1.1/answers.json")
      #expect(answers.contains("number(3)"), "From the second time on it is asked ahead.")
      try fixture.replace("number(3)", with: "number(4)", in: fixture.exercise("1.1").tests)
      #expect(try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed)
      let questions = try fixture.text(of: ".build/direct/1.1/questions.json")
      #expect(questions.contains("number(4)") && !questions.contains("number(3)"))
    }
  }
}

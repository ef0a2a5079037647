import Course
import Fixtures
import Testing

@testable import Grading

extension FixtureTests {
  @Suite("grading an exercise")
  struct GradingTests {
    let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook()
    }

    @Test("a solved exercise passes, and each of its tests was seen to pass")
    func solved() async throws {
      let verdict = try await fixture.verdict(
        on: "1.1", with: try fixture.text(of: "Answers/1-Numbers/1-First.swift"))
      #expect(
        verdict
          == Verdict(
            .passed,
            tests: [
              TestResult(name: "the number is one", state: .passed),
              TestResult(name: "the number is odd", state: .passed),
            ]))
    }

    @Test("an exercise fails with the tests that refuse it, and what they say")
    func failed() async throws {
      let verdict = try await fixture.verdict(on: "1.1", with: "func number() -> Int { 3 }")
      #expect(verdict.outcome == .failed)
      #expect(verdict.refusals == ["the number is one"])
      #expect(
        verdict.tests.first?.issues == [
          TestIssue(
            expectation: "Expectation failed: (number() → 3) == 1", comment: "Count again.")
        ])
    }

    @Test("checks come after the tests, and an exercise is solved only if they pass, too")
    func checks() async throws {
      try fixture.write(
        .checks("@Test(\"a second call says the same\") func same() { #expect(number() == 1) }"),
        to: "Tests/NumbersTests/1-FirstChecks.swift")
      let verdict = try await fixture.verdict(on: "1.1", with: "func number() -> Int { 3 }")
      #expect(verdict.refusals == ["the number is one", "a second call says the same"])
      #expect(verdict.tests.map(\.kind) == [.test, .test, .check])
      #expect(verdict.shownKind == .test)
      try fixture.write(
        .checks("@Test(\"no number is one\") func never() { #expect(number() != 1) }"),
        to: "Tests/NumbersTests/1-FirstChecks.swift")
      let failing = try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }")
      #expect(failing.outcome == .failed)
      #expect(failing.refusals == ["no number is one"])
      #expect(failing.shownKind == .check)
    }

    @Test("a test that is skipped is not passed")
    func skipped() async throws {
      try fixture.replace(
        "\"the number is odd\"", with: "\"the number is odd\", .disabled()",
        in: "Tests/NumbersTests/1-FirstTests.swift")
      let verdict = try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }")
      #expect(verdict.outcome == .failed)
      #expect(verdict.tests.map(\.state) == [.passed, .skipped])
    }

    @Test("a suite without a test is the workbook's fault, and names the file")
    func noTests() async throws {
      try fixture.write(
        "import Testing\n\n@Suite(\"1.1 First\") struct FirstTests {}\n",
        to: "Tests/NumbersTests/1-FirstTests.swift")
      await #expect(
        throws: WorkbookError.noTests(
          id: ExerciseID(lesson: 1, number: 1), suite: "Tests/NumbersTests/1-FirstTests.swift")
      ) {
        try await fixture.verdict(on: "1.1")
      }
    }

    @Test("what an exercise prints is shown, cut to its first lines, with a note")
    func output() async throws {
      let verdict = try await fixture.verdict(
        on: "1.1",
        with: """
          func number() -> Int {
            print()
            print(String(repeating: "x", count: 300))
            for line in 1...1000 { print(line) }
            return 1
          }
          """)
      let lines = verdict.output.split(separator: "\n")
      #expect(lines.first == "\(String(repeating: "x", count: 200))…")
      #expect(lines.dropFirst().dropLast().elementsEqual((1...19).map { "\($0)" }))
      #expect(lines.last == "… and more")
    }

    @Test("what an exercise prints in few lines is shown whole")
    func shortOutput() async throws {
      let verdict = try await fixture.verdict(
        on: "1.2",
        with: "func twice(_ n: Int) -> Int { if n == 3 { print(\"a\\n\\nb\") }; return n }")
      #expect(verdict.output == "a\n\nb")
    }

    @Test("codes for the terminal that an exercise prints do not reach it")
    func codes() async throws {
      let verdict = try await fixture.verdict(
        on: "1.2",
        with: """
          func twice(_ n: Int) -> Int {
            if n == 3 { print("\\u{1B}[2Jgone\\u{7}") }
            return n
          }
          """)
      #expect(verdict.output == "␛[2Jgone␇")
    }

    @Test("two exercises of one name and number in two lessons are not mixed up")
    func sameName() async throws {
      let number = try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }")
      let greeting = try await fixture.verdict(on: "2.1")
      #expect(number.outcome == .passed)
      #expect(number.tests.map(\.name) == ["the number is one", "the number is odd"])
      #expect(greeting.outcome == .failed)
      #expect(greeting.tests.map(\.name) == ["the greeting is Hello"])
    }
  }
}

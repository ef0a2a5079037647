import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

extension FixtureTests {
  @Suite("grading what does not compile")
  struct CompilingTests {
    let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook()
      try fixture.write(
        "func number() -> Int {\n  1 + nothing\n}\n", to: "Lessons/1-Numbers/1-First.swift")
    }

    @Test("the compiler's error is shown at the learner's file and line, and nothing else is")
    func doesNotCompile() async throws {
      let verdict = try await fixture.verdict(on: "1.1")
      guard case .doesNotCompile(let errors) = verdict.outcome else {
        Issue.record("The verdict is \(verdict.outcome).")
        return
      }
      #expect(
        errors.map { "\($0.file):\($0.line):\($0.column): \($0.text)" } == [
          "Lessons/1-Numbers/1-First.swift:2:7: cannot find 'nothing' in scope"
        ])
      #expect(errors.first?.excerpt.contains("2 |   1 + nothing") == true)
    }

    @Test(
      "a line that gives an error another place is named, and no one else is blamed",
      arguments: ["/etc/hosts", "Mine.swift", "Tests/NumbersTests/1-FirstTests.swift"])
    func hiddenPlace(name: String) async throws {
      let file = name.hasPrefix("Tests") ? "\(fixture.root.realPath.path)/\(name)" : name
      let verdict = try await fixture.verdict(
        on: "1.1",
        with: """
          func number() -> Int { 1 }
          #sourceLocation(file: "\(file)", line: 7)
          let wrong: Int = ""
          """)
      guard case .doesNotCompile(let errors) = verdict.outcome else {
        Issue.record("The verdict is \(verdict.outcome).")
        return
      }
      #expect(errors.map { "\($0.file):\($0.line)" } == ["Lessons/1-Numbers/1-First.swift:2"])
      #expect(errors.first?.text.hasSuffix("Take the line away to see it") == true)
    }

    @Test(
      "of two versions that git couldn't merge, only the marks are shown",
      arguments: [
        "<<<<<<< HEAD\n1 + one\n=======\n2 + two\n>>>>>>> 3f2a1b0 (Solve 1.1)",
        "<<<<<<< Updated upstream\n||||||| Stash base\n2\n=======\n1\n>>>>>>> Stashed changes",
        "<<<<<<< HEAD\n1 + one\n", "=======\n1\n", "1\n>>>>>>> upstream/main",
      ])
    func conflict(lines: String) async throws {
      let text = "func number() -> Int {\n\(lines)\n}\nlet other: Int = nothing\n"
      let verdict = try await fixture.verdict(on: "1.1", with: text)
      guard case .doesNotCompile(let errors) = verdict.outcome else {
        Issue.record("The verdict is \(verdict.outcome).")
        return
      }
      let marks = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.contains(/^[<|=>]{7}/) }.map { "\($0.offset + 1) | \($0.element)" }
      #expect(errors.map(\.text) == ["source control conflict marker in source file"])
      #expect(errors.map(\.excerpt) == [marks])
      #expect(errors.map { "\($0.line) " } == [String(marks[0].prefix(2))])
    }

    @Test("a line like a mark, away from the errors, is no conflict")
    func noConflict() async throws {
      let verdict = try await fixture.verdict(
        on: "1.1", with: "/*\n=======\n*/\nfunc number() -> Int {\n  nothing\n}\n")
      guard case .doesNotCompile(let errors) = verdict.outcome else {
        Issue.record("The verdict is \(verdict.outcome).")
        return
      }
      #expect(errors.map(\.text) == ["cannot find 'nothing' in scope"])
    }

    @Test("another exercise of the lesson is graded as if nothing were wrong")
    func another() async throws {
      let verdict = try await fixture.verdict(
        on: "1.2", with: "func twice(_ n: Int) -> Int { n << 1 }\n")
      #expect(verdict.outcome == .passed)
    }

    @Test("a changed seam is told by its name, with the compiler's words")
    func seam() async throws {
      let helper = "Tests/NumbersTests/1-FirstHelper.swift"
      try fixture.write("@testable import Numbers\n\nlet one = number()\n", to: helper)
      let verdict = try await fixture.verdict(
        on: "1.1", with: "// Seam:  number(). The tests call it.\nfunc numeral() -> Int { 1 }\n")
      guard case .doesNotFit(let seam, let errors) = verdict.outcome else {
        Issue.record("The verdict is \(verdict.outcome).")
        return
      }
      #expect(seam == "number().")
      #expect(Set(errors.map(\.text)) == ["cannot find 'number' in scope"])
      #expect(Set(errors.map(\.file)) == ["Tests/NumbersTests/1-FirstTests.swift", helper])
    }

    @Test(
      "a suite that doesn't compile with the answer either is the workbook's fault",
      arguments: [("}", "extraneous '}' at top level"), ("let it = x", "cannot find 'x' in scope")])
    func brokenSuite(line: String, words: String) async throws {
      let suite = try fixture.exercise("1.1").tests
      let text = try fixture.text(of: suite)
      try fixture.write("\(text)\(line)\n", to: suite)
      let number = text.split(separator: "\n", omittingEmptySubsequences: false).count
      await #expect(
        throws: WorkbookError.suiteDoesNotCompile(
          .init(file: suite, line: number), message: words,
          answer: "Answers/1-Numbers/1-First.swift")
      ) {
        try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 } // \(UUID())")
      }
    }

    @Test(
      "what the learner need not mend is the workbook's fault, and not the learner's",
      arguments: ["Lessons/1-Numbers/Support/Support.swift", "Tests/NumbersTests/Helpers.swift"])
    func sharedPart(path: String) async throws {
      try fixture.write("let broken: Int = nothing\n", to: path)
      await #expect(
        throws: WorkbookError.partDoesNotCompile(
          .init(file: path, line: 1), message: "cannot find 'nothing' in scope")
      ) {
        try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }")
      }
    }
  }
}

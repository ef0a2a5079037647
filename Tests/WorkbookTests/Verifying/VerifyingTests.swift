import Fixtures
import Testing

@testable import Workbook

extension VerifyingFixtureTests {
  @Suite("verifying the workbook")
  struct VerifyingTests {
    private let pristine: FixtureWorkbook.Verification
    private let fixture: FixtureWorkbook

    init() async throws {
      pristine = try await FixtureWorkbook.Verification.ofPristine.value
      fixture = try await FixtureWorkbook.verified()
    }

    @Test("all is proved of a workbook that is right, and the variants are counted")
    func proved() {
      #expect(
        pristine.proofs == [
          Proof(title: "1.1 First", problems: [], wrongRefused: 1, rightAccepted: 1),
          Proof(title: "1.2 Second", problems: [], wrongRefused: 1, rightAccepted: 0),
          Proof(title: "2.1 First", problems: []), Proof(title: "2.2 Second", problems: []),
        ])
    }

    @Test("it says how much there is to do")
    func rounds() {
      #expect(pristine.progress.filter { $0.hasPrefix("Grading") } == ["Grading 11 texts"])
    }

    @Test("what was proved is proved again without a build")
    func again() async throws {
      let progress = ProgressLog()
      try fixture.remove(Stage.path)
      #expect(
        try await fixture.proofs(of: 1, progress: progress) == Array(pristine.proofs.prefix(2)))
      #expect(progress.lines == [])
    }

    @Test("of a new variant, nothing else is graded")
    func oneNewText() async throws {
      let progress = ProgressLog()
      try fixture.write(
        "func twice(_ n: Int) -> Int { n + n }\n",
        to: "Tests/Proofs/1-Numbers/2-Second/right-sum.swift")
      let proofs = try await fixture.proofs(of: 1, progress: progress)
      #expect(proofs.flatMap(\.problems) == [])
      #expect(proofs.map(\.rightAccepted) == [1, 1])
      #expect(progress.lines.filter { $0.hasPrefix("Grading") } == ["Grading 1 text"])
    }

    @Test("a variant that does not compile does not spoil the others")
    func doesNotCompile() async throws {
      try fixture.write(
        "// Refused by: the number is one\nfunc number() -> Int { nothing }\n",
        to: "Tests/Proofs/1-Numbers/1-First/wrong-syntax.swift")
      try fixture.write(
        "// Refused by: twice three is six\nfunc twice(_ n: Int) -> Int { 4 }\n",
        to: "Tests/Proofs/1-Numbers/2-Second/wrong-four.swift")
      let proofs = try await fixture.proofs(of: 1)
      #expect(
        proofs == [
          Proof(
            title: "1.1 First",
            problems: [
              """
              Tests/Proofs/1-Numbers/1-First/wrong-syntax.swift should fail a test, but it does \
              not compile: 1 error.
              """
            ], wrongRefused: 1, rightAccepted: 1),
          Proof(title: "1.2 Second", problems: [], wrongRefused: 2, rightAccepted: 0),
        ])
    }

    @Test("a lesson that does not compile does not keep the others from being proved")
    func otherLesson() async throws {
      try fixture.write(
        "func number() -> Int { nothing }\n", to: "Answers/1-Numbers/1-First.swift")
      try fixture.write(
        "func greeting() -> String { \"Hell\" + \"o\" }\n",
        to: "Tests/Proofs/2-Words/1-First/right-joined.swift")
      #expect(
        try await fixture.proofs(of: 1, 2) == [
          Proof(
            title: "1.1 First",
            problems: [
              "Answers/1-Numbers/1-First.swift should pass, but it does not compile: 1 error."
            ], wrongRefused: 1, rightAccepted: 1),
          Proof(title: "1.2 Second", problems: [], wrongRefused: 1, rightAccepted: 0),
          Proof(title: "2.1 First", problems: [], rightAccepted: 1),
          Proof(title: "2.2 Second", problems: []),
        ])
    }

    @Test("one exercise alone is proved whatever state the others of its lesson are in")
    func alone() async throws {
      let progress = ProgressLog()
      for folder in ["Lessons", "Answers"] {
        try fixture.write("This is no Swift.\n", to: "\(folder)/1-Numbers/1-First.swift")
      }
      try fixture.write(
        "func twice(_ n: Int) -> Int { n + n + 0 }\n",
        to: "Tests/Proofs/1-Numbers/2-Second/right-sum.swift")
      #expect(
        try await fixture.proofs(of: "1.2", progress: progress) == [
          Proof(title: "1.2 Second", problems: [], wrongRefused: 1, rightAccepted: 1)
        ])
      #expect(progress.lines.filter { $0.hasPrefix("Grading") } == ["Grading 1 text"])
    }

    @Test("an exercise without an answer does not keep the others from being proved")
    func withoutFiller() async throws {
      try fixture.remove("Answers/1-Numbers/2-Second.swift")
      try fixture.write(
        "func number() -> Int { 3 - 2 }\n",
        to: "Tests/Proofs/1-Numbers/1-First/right-another.swift")
      let proofs = try await fixture.proofs(of: 1)
      #expect(
        proofs.first
          == Proof(
            title: "1.1 First", problems: [], wrongRefused: 1, rightAccepted: 2))
      #expect(proofs.last?.problems == ["Answers/1-Numbers/2-Second.swift is missing."])
    }

    @Test("an answer that ends the program is told, and the others are proved")
    func crash() async throws {
      try fixture.write(
        "func number() -> Int { fatalError() }\n", to: "Answers/1-Numbers/1-First.swift")
      try fixture.write(
        "func twice(_ n: Int) -> Int { 2 * n }\n", to: "Answers/1-Numbers/2-Second.swift")
      #expect(
        try await fixture.problems() == [
          """
          Answers/1-Numbers/1-First.swift should pass, but it ends the program in the middle of a \
          test.
          """
        ])
    }
  }
}

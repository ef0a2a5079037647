import Fixtures
import Testing

@testable import Workbook

extension VerifyingFixtureTests {
  @Suite("verifying the pictures in a lesson's text")
  struct PictureProblemTests {
    private static let readme = "Lessons/1-Numbers/README.md"
    private let fixture: FixtureWorkbook

    init() async throws {
      fixture = try await FixtureWorkbook.verified()
      try fixture.write(
        """
        final class Counter {
          let start: Int
          init(start: Int) { self.start = start }
        }

        func number() -> Int { Counter(start: 1).start }
        """, to: "Answers/1-Numbers/1-First.swift")
    }

    private func picture(_ source: String) throws {
      try fixture.replace(
        "**Goal.** The tests of 1.1 First pass.",
        with: "<!-- wiring \(source) -->\n<!-- /wiring -->\n\n"
          + "**Goal.** The tests of 1.1 First pass.",
        in: Self.readme)
    }

    @Test("one that is not drawn as it is today is told, and is drawn anew on demand")
    func drawn() async throws {
      try picture("Answers/1.1")
      #expect(
        try await fixture.problems() == [
          "\(Self.readme): the picture of Answers/1.1 is not what “wiring” draws today. "
            + "“verify 1.1 --record” draws it anew."
        ])
      #expect(try await fixture.proofs(of: 1, recording: true).flatMap(\.problems) == [])
      #expect(
        try fixture.text(of: Self.readme).contains(
          """
          ## 1.1 First

          <!-- wiring Answers/1.1
          class Counter
           └─ is handed, holds ─▶ start: Int
          -->
          ```mermaid
          flowchart LR
            n0["class Counter<br>is handed, holds start: Int"]
          ```
          <!-- /wiring -->

          **Goal.** The tests of 1.1 First pass.

          """))
      #expect(try await fixture.problems() == [])

      try fixture.replace("start: Int", with: "first: Int", in: "Answers/1-Numbers/1-First.swift")
      try fixture.replace(".start", with: ".first", in: "Answers/1-Numbers/1-First.swift")
      try fixture.replace("start: 1", with: "first: 1", in: "Answers/1-Numbers/1-First.swift")
      try fixture.replace("= start", with: "= first", in: "Answers/1-Numbers/1-First.swift")
      #expect(try await fixture.problems().count == 1)
    }

    @Test("one of a file that does not compile cannot be drawn")
    func doesNotCompile() async throws {
      try picture("Answers/1.1")
      try fixture.write("func number() -> Int { nothing }", to: "Answers/1-Numbers/1-First.swift")
      #expect(
        try await fixture.problems().last
          == "\(Self.readme): the picture of Answers/1.1 cannot be drawn. "
          + "Answers/1-Numbers/1-First.swift does not compile.")
    }

    @Test("one of no exercise of the lesson is told", arguments: ["Answers/2.1", "Answer/1.1"])
    func noSource(source: String) async throws {
      try picture(source)
      #expect(
        try await fixture.problems().first
          == "\(Self.readme): “\(source)” is no source of a picture. Write Lessons/ or Answers/ "
          + "and an exercise of this lesson, such as Answers/1.1.")
    }
  }
}

import Fixtures
import Testing

extension CommandTests {
  @Suite("answer")
  struct AnswerTests {
    let workbook: FixtureWorkbook
    let diff = """
      1.1 One

      - Lessons/1-Numbers/1-One.swift
      + Answers/1-Numbers/1-One.swift

        // 1.1 One
        //
      - // To do: give the number one.
      - // Seam:  one(). The tests call it, so keep its signature.
      + // Nothing comes before one, and nothing less will do. Whoever counts has to begin
      + // somewhere.

        func one() -> Int {
      -   2
      +   1
        }

      Other right answers:
        Tests/Proofs/1-Numbers/1-One/right-sum.swift

      """

    init() throws {
      workbook = try FixtureWorkbook()
    }

    @Test("before the exercise is solved, and with nobody to ask, the answer stays closed")
    func unsolved() async throws {
      let run = try await CommandRun("answer", in: workbook.root)
      #expect(run.output == "")
      #expect(
        run.errors == """
          The answer to 1.1 One stays closed: it is not solved yet.
          A hint: swift run lesson-runner hint 1.1
          To see it all the same: swift run lesson-runner answer 1.1 --yes

          """)
      #expect(run.status == 1)
    }

    @Test("with --yes it is shown as a diff, with the other right answers")
    func sure() async throws {
      let run = try await CommandRun("answer", "1.1", "--yes", in: workbook.root)
      #expect(run.output == diff)
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test("with --wiring it is drawn, below the learner's file as it is")
    func wiring() async throws {
      try workbook.write(
        "final class Box {\n  let content = 2\n}\nfunc one() -> Int { Box().content }\n",
        to: "Lessons/1-Numbers/1-One.swift")
      try workbook.write(
        """
        final class Box {
          let content: Int
          init(content: Int) { self.content = content }
        }
        func one() -> Int { Box(content: 1).content }

        """,
        to: "Answers/1-Numbers/1-One.swift")
      let run = try await CommandRun("answer", "1.1", "--wiring", "--yes", in: workbook.root)
      #expect(
        run.output == """
          1.1 One

          Before: Lessons/1-Numbers/1-One.swift

          class Box
           ├─ is handed nothing
           └─ holds ─▶ content: Int

          After: Answers/1-Numbers/1-One.swift

          class Box
           └─ is handed, holds ─▶ content: Int

          """)
      #expect(run.status == 0)
    }

    @Test("once the exercise is solved, nobody is asked")
    func solved() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      _ = try await CommandRun("check", "1.1", in: workbook.root)
      let run = try await CommandRun("answer", "1.1", in: workbook.root)
      #expect(run.output.contains("Your file is the answer, word for word."))
      #expect(run.status == 0)
    }
  }
}

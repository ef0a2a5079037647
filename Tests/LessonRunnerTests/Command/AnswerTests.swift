import Fixtures
import Testing

extension AppTests {
  @Suite("answer")
  struct AnswerTests {
    let workbook: SampleWorkbook
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
      workbook = try SampleWorkbook()
    }

    @Test("before the exercise is solved, and with nobody to ask, the answer stays closed")
    func unsolved() async throws {
      let run = await AppRun("answer", in: workbook)
      #expect(run.output == "")
      #expect(
        run.errors == """
          1.1 One isn't solved yet, so its answer isn't shown.
          For a hint: swift run lesson-runner hint 1.1
          To see the answer anyway: swift run lesson-runner answer 1.1 --yes

          """)
      #expect(run.status == 1)
    }

    @Test("with --yes it is shown as a diff, with the other right answers")
    func sure() async throws {
      let run = await AppRun("answer", "1.1", "--yes", in: workbook)
      #expect(run.output == diff)
      #expect(run.errors == "")
      #expect(run.status == 0)
    }

    @Test("once the exercise is solved, nobody is asked")
    func solved() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      _ = await AppRun("check", "1.1", in: workbook)
      let run = await AppRun("answer", "1.1", in: workbook)
      #expect(run.output.contains("Your file is the answer, word for word."))
      #expect(run.status == 0)
    }
  }
}

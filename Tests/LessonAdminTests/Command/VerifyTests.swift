import Fixtures
import Testing

extension CommandTests {
  @Suite("verify")
  struct VerifyTests {
    @Test("it proves a whole workbook, names what does not hold, and records it on demand")
    func verify() async throws {
      let workbook = try FixtureWorkbook(keepsVerdicts: true)
      let whole = try await CommandRun("verify", in: workbook.root)
      #expect(
        whole.output == """
          ✔ 1.1 One                  1 wrong refused, 1 right accepted
          ✔ 1.2 Two                  0 wrong refused, 0 right accepted
          ✔ 2.1 Hello                0 wrong refused, 0 right accepted
          ✔ 2.2 Bye                  0 wrong refused, 0 right accepted

          4 exercises: 1 wrong variant refused by the test they name, 1 right variant accepted.
          ✔ All is proved.

          """)
      #expect(whole.status == 0)

      let failures = "Tests/Proofs/2-Words/1-Hello/failures.txt"
      try workbook.write("it says nothing\n", to: failures)
      let broken = try await CommandRun("verify", in: workbook.root)
      #expect(
        broken.output == """
          ✔ 1.1 One                  1 wrong refused, 1 right accepted
          ✔ 1.2 Two                  0 wrong refused, 0 right accepted
          ✘ 2.1 Hello
              Lessons/2-Words/1-Hello.swift fails “it says hello” as shipped, but \
          recorded is “it says nothing”.
          ✔ 2.2 Bye                  0 wrong refused, 0 right accepted

          4 exercises: 1 wrong variant refused by the test they name, 1 right variant accepted.
          ✘ 1 problem: see above.

          """)
      #expect(broken.status == 1)
      #expect(broken.errors == "", "What was graded once is known.")

      let recorded = try await CommandRun("verify", "--record", in: workbook.root)
      #expect(recorded.output.hasSuffix("✔ All is proved.\n"))
      #expect(recorded.status == 0)
      #expect(
        try workbook.text(of: failures) == FixtureLesson.words.files[failures])
    }

    @Test("of a lesson it proves that lesson alone")
    func lesson() async throws {
      let workbook = try FixtureWorkbook(keepsVerdicts: true)
      try workbook.write("This is no Swift.\n", to: "Answers/1-Numbers/1-One.swift")
      let run = try await CommandRun("verify", "2", in: workbook.root)
      #expect(
        run.output == """
          ✔ 2.1 Hello                0 wrong refused, 0 right accepted
          ✔ 2.2 Bye                  0 wrong refused, 0 right accepted

          2 exercises: 0 wrong variants refused by the test they name, 0 right variants accepted.
          ✔ Lesson 2 Words is proved.

          """)
      #expect(run.status == 0)
    }

    @Test("of an exercise it proves and records that exercise alone")
    func exercise() async throws {
      let workbook = try FixtureWorkbook(keepsVerdicts: true)
      let failures = "Tests/Proofs/1-Numbers/1-One/failures.txt"
      let others = "Tests/Proofs/1-Numbers/2-Two/failures.txt"
      for record in [failures, others] { try workbook.write("a test\n", to: record) }
      let run = try await CommandRun("verify", "1.1", "--record", in: workbook.root)
      #expect(
        run.output == """
          ✔ 1.1 One                  1 wrong refused, 1 right accepted

          1 exercise: 1 wrong variant refused by the test they name, 1 right variant accepted.
          ✔ 1.1 One is proved.

          """)
      #expect(run.status == 0)
      #expect(try workbook.text(of: failures) == FixtureLesson.numbers.files[failures])
      #expect(try workbook.text(of: others) == "a test\n")
    }
  }
}

import Fixtures
import Foundation
import Testing

extension AppTests {
  @Suite("answer")
  struct AnswerTests {
    let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("once the exercise is solved, nobody is asked")
    func solved() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      _ = await AppRun("check", "1.1", in: workbook)
      let run = await AppRun("answer", "1.1", in: workbook)
      #expect(run.output.contains("Your code is the same as the answer's.\n\nIn the answer: "))
      #expect(run.status == 0)
    }

    @Test(
      "a file that differs from the answer in comments, empty lines and line ends is the same",
      arguments: [
        "// 1.1 One\n//\n// To do: give the number one.\n\nfunc one() -> Int {\n  1\n}\n",
        "// 1.1 One\n\nfunc one() -> Int {\n  // The first.\n  1\n\n}",
        "func one() -> Int {\r\n  1\r\n}\r\n", "func one() -> Int {  \n  1\n}\n",
      ])
    func same(text: String) async throws {
      try Data(text.utf8)
        .write(to: workbook.root.appending(path: "Lessons/1-Numbers/1-One.swift"))
      let run = await AppRun("answer", "1.1", "--yes", in: workbook)
      #expect(run.output.contains("\n\nYour code is the same as the answer's.\n\nIn the answer: "))
      #expect(!run.output.contains("func"))
    }

    @Test("it names the design that the learner's code is like, if it's not the answer")
    func like() async throws {
      try workbook.write(
        "func one() -> Int {\n  // Three less two.\n  3 - 2\n}\n",
        to: "Lessons/1-Numbers/1-One.swift")
      try workbook.write(
        "// The sum of two.\n\nfunc one() -> Int {\n  3 - 2\n}\n",
        to: "Tests/Proofs/1-Numbers/1-One/right-sum.swift")
      let run = await AppRun("answer", "1.1", "--yes", in: workbook)
      #expect(
        run.output.contains(
          "\n\nYour code is the same as in right-sum.swift: The sum of two.\n\n  func one()"))
    }

    @Test("in a terminal, a long line is wrapped between words")
    func wrapped() async throws {
      try workbook.write(
        "func one() -> Int {\n  let number = [1, 2, 3, 4, 5].first ?? 0\n  return number\n}\n",
        to: "Lessons/1-Numbers/1-One.swift")
      let run = await AppRun(
        "answer", "1.1", "--yes", in: workbook, environment: ["NO_COLOR": "1"], columns: 30)
      #expect(
        run.output.contains(
          """
            func one() -> Int {
          -   let number = [1, 2, 3,
                  4, 5].first ?? 0
          -   return number
          +   1
            }
          """))
    }

    @Test("other designs and mistakes stay closed before the exercise is solved, too")
    func othersUnsolved() async throws {
      let run = await AppRun("answer", "--others", in: workbook)
      #expect(run.output == "")
      #expect(
        run.errors == """
          1.1 One isn't solved yet. Other answers and mistakes give the solution away.
          For a hint: swift run lesson-runner hint 1.1
          To see them anyway: swift run lesson-runner answer 1.1 --others --yes

          """)
      #expect(run.status == 1)
    }

    @Test("--others shows the other correct designs, then the mistakes with the reason")
    func others() async throws {
      let run = await AppRun("answer", "1.1", "--others", "--yes", in: workbook)
      #expect(
        run.output == """
          1.1 One

          Other correct designs:
            The sum of two.

          Mistakes:
            One counts nothing

          Other correct designs

          ── Tests/Proofs/1-Numbers/1-One/right-sum.swift
          The sum of two.

            func one() -> Int { 3 - 2 }

          Mistakes

          ── One counts nothing

          It's wrong.

            func one() -> Int {
          -   1
          +   0
            }

          """)
      #expect(run.status == 0)
    }

    @Test("without signs, words say which line is the answer's, and which one the mistake's")
    func othersInWords() async throws {
      let run = await AppRun("answer", "1.1", "--others", "--yes", "--plain", in: workbook)
      #expect(run.output.contains("\nanswer:   1\nmistake:   0\n"))
    }
  }
}

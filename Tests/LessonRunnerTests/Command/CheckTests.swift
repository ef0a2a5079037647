import Fixtures
import Foundation
import Testing

extension AppTests {
  @Suite("check")
  struct CheckTests {
    let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("on a fresh workbook it ends in the first exercise's failure")
    func fresh() async throws {
      let run = await AppRun(in: workbook)
      #expect(
        run.output == """
          ✔ 1 of 2 tests pass

          ✘ one is one
              Count again. Which number comes first?
              Seen: 2
              Expected: 1

          Goal     Counting starts with one.
          Open     Lessons/1-Numbers/1-One.swift
          Read     swift run lesson-runner show 1.1
          Stuck?   swift run lesson-runner hint 1.1
          Check    swift run lesson-runner

          ✘ 1.1 One fails 1 of 2 tests.

          """)
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix("Checking 1.1 One"), "What it is busy with is no result.")
      #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test("on a fresh clone it says what this is, what to open and to read, and why it takes long")
    func welcome() async throws {
      let workbook = try SampleWorkbook(isNew: true)
      let run = await AppRun(in: workbook)
      #expect(
        run.errors == """
          Welcome. Lessons/ has 4 small Swift files, each with a bug. You fix them one by
          one, and each save is graded.
          The first is Lessons/1-Numbers/1-One.swift. Its page,
          Lessons/1-Numbers/README.md, explains the problem.

          Checking 1.1 One. The first time, the compiler also builds the tests' libraries,
          which takes some seconds. After that, a check takes about one second.

          """)
      #expect(run.output.hasSuffix("✘ 1.1 One fails 1 of 2 tests.\n"))
    }

    @Test("a success is not buried under the failures of the next exercise")
    func next() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      let run = await AppRun("check", in: workbook)
      #expect(
        run.output == """
          ✔ 1.1 One is solved.

          Compare  Answers/1-Numbers/1-One.swift
          Next     1.2 Two
          Read     swift run lesson-runner show 1.2
          Check    swift run lesson-runner

          That was your first exercise. The others work the same way: read, fix, save.

          1 of 4 exercises solved.

          """)
      #expect(run.status == 1)
      #expect(run.errors == "Checking 1.1 One …\nChecking 1.2 Two …\n")
    }

    @Test("the next step names the exercises for practice that it leaves out")
    func practice() async throws {
      try workbook.makePractice("1.2 Two")
      try workbook.solve("1-Numbers/1-One.swift")
      let output = await AppRun("check", in: workbook).output
      #expect(output.contains("\nNext     2.1 Hello (for practice: 1.2)\n"))
    }

    @Test("after an attempt, the changed lines stand below the name of their declaration")
    func attempt() async throws {
      try workbook.write("func one() -> Int {\n  0\n}\n", to: "Lessons/1-Numbers/1-One.swift")
      _ = await AppRun("check", "1.1", in: workbook)
      try workbook.solve("1-Numbers/1-One.swift")
      let output = await AppRun("check", "1.1", in: workbook).output
      #expect(output.contains("solution:\n  ⋮ func one() -> Int {\n-   0\n+   1\n"))
    }

    @Test("of a lesson it grades that lesson alone, and names what comes after it")
    func lesson() async throws {
      try workbook.solve("2-Words/1-Hello.swift", "2-Words/2-Bye.swift")
      let run = await AppRun("check", "2", in: workbook)
      #expect(
        run.output == """
          ✔ 2.1 Hello is solved.
          ✔ 2.2 Bye is solved.

          Compare  Answers/2-Words/2-Bye.swift
          Lesson   1 Numbers: what comes first. You learn to count.
          Next     1.1 One
          Read     swift run lesson-runner show 1.1
          Check    swift run lesson-runner

          In short: 2 Words

          The idea. First say it.

                to remember
          2.1   Hello!
          2.2   Bye!

              Words ──▶ done

          term    meaning
          Words   say it

          Ask of your own app:

          - What?
          - And why?

          ✔ Lesson 2 Words is complete.

          2 of 4 exercises solved.

          """)
      #expect(run.status == 0)
      #expect(run.errors == "Checking 2.1 Hello …\nChecking 2.2 Bye …\n")
    }

    @Test("of an exercise it grades that exercise alone, whatever comes before it")
    func exercise() async throws {
      try workbook.write("This is no Swift.\n", to: "Lessons/1-Numbers/1-One.swift")
      try workbook.solve("1-Numbers/2-Two.swift")
      let run = await AppRun("check", "1.2", in: workbook)
      #expect(
        run.output == """
          ✔ 1.2 Two is solved.

          Compare  Answers/1-Numbers/2-Two.swift
          Lesson   2 Words: say it. You learn to speak.
          Next     2.1 Hello
          Read     swift run lesson-runner show 2.1
          Check    swift run lesson-runner check 2.1

          That was your first exercise. The others work the same way: read, fix, save.

          1 of 4 exercises solved.

          """)
      #expect(run.status == 0)
      #expect(run.errors == "Checking 1.2 Two …\n")
    }

    @Test("a value without words of its own is shown as it was seen")
    func seen() async throws {
      let run = await AppRun("check", "2.1", in: workbook)
      #expect(
        run.output == """
          ✘ it says hello
              Seen: ""
              Expected: "hello"

          Goal     It greets.
          Open     Lessons/2-Words/1-Hello.swift
          Read     swift run lesson-runner show 2.1
          Stuck?   swift run lesson-runner hint 2.1
          Check    swift run lesson-runner check 2.1

          ✘ 2.1 Hello fails 1 of 1 test.

          """)
      #expect(run.status == 1)
    }
  }
}

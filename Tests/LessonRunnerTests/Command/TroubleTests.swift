import Fixtures
import Testing

extension CommandTests {
  @Suite("check of a file that cannot be graded as usual")
  struct TroubleTests {
    let workbook: FixtureWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"
    let guide = """
      Goal     Counting starts with one.
      Open     Lessons/1-Numbers/1-One.swift
      Read     swift run lesson-runner show 1.1
      Stuck?   swift run lesson-runner hint 1.1
      Check    swift run lesson-runner
      """

    init() throws {
      workbook = try FixtureWorkbook()
    }

    @Test("an error of the compiler is shown at the learner's file and line")
    func doesNotCompile() async throws {
      try workbook.write("func one() -> Int {\n  \"one\"\n}\n", to: file)
      let run = try await CommandRun("check", in: workbook.root)
      #expect(
        run.output == """
          Lessons/1-Numbers/1-One.swift:2: error: cannot convert return expression of type
          'String' to return type 'Int'
            1 | func one() -> Int {
            2 |   "one"
              |   ^
            3 | }
            4 | 

          \(guide)

          ✘ 1.1 One does not compile: 1 error.

          """)
      #expect(run.status == 65)
    }

    @Test(
      "a seam that has changed is named, instead of an error in a file that is not the learner's")
    func seam() async throws {
      let shipped = try workbook.text(of: file)
      try workbook.write(shipped.replacing("one() -> Int", with: "uno() -> Int"), to: file)
      let run = try await CommandRun("check", in: workbook.root)
      #expect(
        run.output == """
          Your file compiles, but the tests can no longer use it. Something that they call
          has another name, other arguments or another result now.
          The seam that the tests use is one().
          When the tests are compiled against your file, the compiler says:
              cannot find 'one' in scope

          \(guide)

          ✘ 1.1 One no longer fits its tests: the seam has changed.

          """)
      #expect(run.status == 65)
    }

    @Test("a crash is told by the test, the text and the line")
    func crash() async throws {
      try workbook.write("func one() -> Int {\n  fatalError(\"Nobody counts\")\n}\n", to: file)
      let run = try await CommandRun("check", in: workbook.root)
      #expect(
        run.output == """
          ✘ 1 test did not get a turn

          ✘ one is more than nothing (ended the program)
              Lessons/1-Numbers/1-One.swift:2: Fatal error: Nobody counts

          \(guide)

          ✘ 1.1 One ends the program in the middle of a test.

          """)
      #expect(run.status == 1)
    }

    @Test("what the learner's code prints is shown, and is no failure by itself")
    func printing() async throws {
      try workbook.write("func one() -> Int {\n  print(\"one?\")\n  return 2\n}\n", to: file)
      let run = try await CommandRun("check", in: workbook.root)
      #expect(
        run.output == """
          Your code printed:
            | one?
            | one?

          ✔ 1 of 2 tests pass

          ✘ one is one
              Count again. Which number comes first?
              Seen: 2
              Expected: 1

          \(guide)

          ✘ 1.1 One fails 1 of 2 tests.

          """)
      #expect(run.status == 1)
    }

    @Test("a suite without a test is a fault of the workbook, and no exercise is called solved")
    func noTests() async throws {
      try workbook.write("import Testing\n", to: "Tests/NumbersTests/1-OneTests.swift")
      let run = try await CommandRun("check", in: workbook.root)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Checking 1.1 One …
          Error: No test of a suite “1.1 …” ran. It should stand in \
          Tests/NumbersTests/1-OneTests.swift.

          """)
      #expect(run.status == 69)
    }

    @Test("a lost file is named, with the way to get it back")
    func lost() async throws {
      try workbook.remove(file)
      let run = try await CommandRun("check", in: workbook.root)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Error: \(file) cannot be read. If it is gone, “swift run lesson-runner reset \
          1.1” brings it back as shipped.

          """)
      #expect(run.status == 78)
    }
  }
}

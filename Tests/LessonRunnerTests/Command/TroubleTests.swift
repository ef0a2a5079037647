import Course
import Fixtures
import Testing

@testable import Grading

extension AppTests {
  @Suite("check of a file that cannot be graded as usual")
  struct TroubleTests {
    let workbook: SampleWorkbook
    let file = "Lessons/1-Numbers/1-One.swift"
    let guide = """
      Goal     Counting starts with one.
      Open     Lessons/1-Numbers/1-One.swift
      Read     swift run lesson-runner show 1.1
      Stuck?   swift run lesson-runner hint 1.1
      Check    swift run lesson-runner
      """

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("an error of the compiler is shown at the learner's file and line")
    func doesNotCompile() async throws {
      workbook.grader.give(.success(.doesNotCompile), for: "1.1")
      let run = await AppRun("check", in: workbook)
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

          ✘ 1.1 One doesn't compile: 1 error.

          """)
      #expect(run.status == 65)
    }

    @Test(
      "a seam that has changed is named, instead of an error in a file that is not the learner's")
    func seam() async throws {
      let error = CompilerMessage(
        file: "Tests/NumbersTests/1-OneTests.swift", line: 9, column: 1,
        text: "cannot find 'one' in scope", excerpt: [])
      give(.doesNotFit(seam: "one().", [error]))
      let run = await AppRun("check", in: workbook)
      #expect(
        run.output == """
          Your file compiles, but the tests no longer compile with it: an API that they
          call has another name, other parameters or another result now.
          The tests use this seam: one().
          The compiler's errors in the tests:
              cannot find 'one' in scope

          \(guide)

          ✘ 1.1 One no longer fits its tests: the seam has changed.

          """)
      #expect(run.status == 65)
    }

    @Test("a crash is told by the test, the text and the line")
    func crash() async throws {
      let crash = Crash(
        cause: .message("Fatal error: Nobody counts"),
        place: WorkbookError.Place(file: file, line: 2))
      give(
        .crashed(crash),
        [
          TestResult(name: "one is more than nothing", state: .unfinished),
          TestResult(name: "one is one", state: .notRun),
        ])
      let run = await AppRun("check", in: workbook)
      #expect(
        run.output == """
          ✘ 1 test not run

          ✘ one is more than nothing (crashed)
              Lessons/1-Numbers/1-One.swift:2: Fatal error: Nobody counts

          \(guide)

          ✘ 1.1 One crashes in the middle of a test.

          """)
      #expect(run.status == 1)
    }

    @Test("what the learner's code prints is shown, and is no failure by itself")
    func printing() async throws {
      let issue = TestIssue(
        expectation: "Expectation failed: (one() → 2) == 1",
        comment: "Count again. Which number comes first?")
      give(
        .failed,
        [
          TestResult(name: "one is more than nothing", state: .passed),
          TestResult(name: "one is one", state: .failed, issues: [issue]),
        ], output: "one?\none?")
      let run = await AppRun("check", in: workbook)
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
      let suite = "Tests/NumbersTests/1-OneTests.swift"
      workbook.grader.give(
        .failure(.noTests(id: ExerciseID(lesson: 1, number: 1), suite: suite)), for: "1.1")
      let run = await AppRun("check", in: workbook)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Checking 1.1 One …
          Error: No test of 1.1 ran. Its suite should be in \
          Tests/NumbersTests/1-OneTests.swift.

          """)
      #expect(run.status == 69)
    }

    @Test("what is no fault of the learner's has no verdict, and a way to find the cause")
    func compilerNotAsked() async throws {
      let words = "Not your fault: the compiler couldn't be called."
      workbook.grader.give(.failure(.compilerNotAsked(words)), for: "1.1")
      let run = await AppRun("check", "1.1", in: workbook)
      #expect(run.output == "")
      #expect(
        run.errors.hasSuffix(
          """
          Error: \(words)
          “swift run lesson-runner doctor” looks for the reason.

          """))
      #expect(run.status == 70)
    }

    @Test("a lost file is named, with the way to get it back")
    func lost() async throws {
      try workbook.remove(file)
      let run = await AppRun("check", in: workbook)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Error: \(file) can't be read. If it's missing, “swift run lesson-runner reset \
          1.1” restores the starter file.

          """)
      #expect(run.status == 78)
    }

    private func give(
      _ outcome: Verdict.Outcome, _ tests: [TestResult] = [], output: String = ""
    ) {
      workbook.grader.give(.success(Verdict(outcome, tests: tests, output: output)), for: "1.1")
    }
  }
}

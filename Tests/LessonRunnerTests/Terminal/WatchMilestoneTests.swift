import Fixtures
import Testing

extension AppTests {
  @Suite("watch, at the turns of the way")
  struct WatchMilestoneTests {
    let workbook: SampleWorkbook
    let keys = "h hint p page m more w wiring l list n next g go a answer x reset c all q quit"

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("the last exercise of a lesson: its card is shown, and the next one is introduced")
    func lastOfLesson() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      _ = await AppRun("check", "1.1", in: workbook)
      try workbook.solve("1-Numbers/2-Two.swift")
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("2 of 4 solved\n\(keys)")
      #expect(
        runner.text.shown.hasSuffix(
          """


          Compare  Answers/1-Numbers/2-Two.swift
          Lesson   2 Words: say it. You learn to speak.
          Next     2.1 Hello

          In short: 1 Numbers

          The idea. First what comes first.

                to remember
          1.1   One!
          1.2   Two!

              Numbers ──▶ done

          term      meaning
          Numbers   what comes first

          Ask of your own app:

          - What?

          - And why?

          ✔ Lesson 1 Numbers is complete.
          ✔ 1.2 Two is solved.
          Press n to go on with 2.1 Hello.
          [## --] 2 of 4 solved
          \(keys)
          """))
    }

    @Test("the end of a lesson's path: its card, and what is left for practice")
    func endOfPath() async throws {
      try workbook.makePractice("1.2 Two")
      try workbook.addAfterwards("Start with *one*.", to: "1.1 One", in: "1-Numbers")
      try workbook.solve("1-Numbers/1-One.swift")
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("1 of 3 solved, and 0 of 1 for practice\n\(keys)")
      let end = """
        ✔ The path of 1 Numbers is done.

        For practice, in any order, or never:
          1.2 Two                  more of the same.
        ✔ 1.1 One is solved.
        Press n to go on with 2.1 Hello.
        [# --] 1 of 3 solved, and 0 of 1 for practice
        \(keys)
        """
      #expect(runner.text.shown.hasSuffix(end), "\(runner.text.shown)")
      #expect(runner.text.shown.contains("\n\nStart with one.\n\nCompare  Answers/"))
      #expect(runner.text.shown.contains("\nIn short: 1 Numbers\n"))
    }

    @Test("the end of the book's path: what is left to do, and the practice")
    func endOfBookPath() async throws {
      try workbook.makePractice("1.1 One", "2.2 Bye")
      try workbook.solve("1-Numbers/2-Two.swift", "2-Words/1-Hello.swift")
      _ = await AppRun("check", "1.2", in: workbook)
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect(
        """
        ✔ 2.1 Hello is solved.
        You've solved all exercises of the path. Your next one is in your own app: find
        a `shared`, and replace it step by step. The steps, and all summary cards:
            swift run lesson-runner show all --card
        Press n to go on with 2.2 Bye.
        [# #] 2 of 2 solved, and 0 of 2 for practice
        \(keys)
        """)
    }

    @Test("the last exercise of the book: what is left to do")
    func lastOfBook() async throws {
      try workbook.solve("1-Numbers/1-One.swift", "1-Numbers/2-Two.swift", "2-Words/2-Bye.swift")
      _ = await AppRun("check", "all", in: workbook)
      try workbook.solve("2-Words/1-Hello.swift")
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect(
        """

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
        ✔ 2.1 Hello is solved.
        You've solved all exercises. Your next one is in your own app: find a `shared`,
        and replace it step by step. The steps, and all summary cards:
            swift run lesson-runner show all --card
        Press q to quit.
        [## ##] 4 of 4 solved
        \(keys)
        """)
      runner.type("n")
      try await runner.expect("show all --card\n\(keys)")
    }

    @Test("on a fresh clone it says what this is, what to open and to read, and why it takes long")
    func fresh() async throws {
      let workbook = try SampleWorkbook(isNew: true)
      let runner = try WatchRun(in: workbook)
      try await runner.expect("After that, a check takes about one second.\n")
      #expect(
        runner.text.timeless.hasPrefix(
          """

          Welcome. Lessons/ has 4 small Swift files, each with a bug. You fix them one by
          one, and each save is graded.
          The first is Lessons/1-Numbers/1-One.swift. Its page,
          Lessons/1-Numbers/README.md, explains the problem.

          ── 12:34:56 ── 1.1 One
          """))
      #expect(
        runner.text.shown.contains(
          """

          Checking 1.1 One. The first time, the compiler also builds the tests' libraries,
          which takes some seconds. After that, a check takes about one second.

          """))
    }
  }
}

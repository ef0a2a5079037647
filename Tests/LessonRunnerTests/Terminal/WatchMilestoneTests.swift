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

    @Test("the last exercise of a lesson: the lesson is done, and the next one is introduced")
    func lastOfLesson() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      _ = await AppRun("check", "1.1", in: workbook)
      try workbook.solve("1-Numbers/2-Two.swift")
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("2 of 4 solved\n\(keys)")
      #expect(
        runner.text.shown.hasSuffix(
          """

          Checking 1.2 Two …

          The tests have seen it: Two follows one.

          Compare  Answers/1-Numbers/2-Two.swift
          Lesson   2 Words: say it. You learn to speak.
          Next     2.1 Hello

          ✔ Lesson 1 Numbers is done.
          ✔ 1.2 Two is solved.
          Press n to go on with 2.1 Hello.
          [## --] 2 of 4 solved
          \(keys)
          """))
    }

    @Test("the last exercise of the book: what is left to do")
    func lastOfBook() async throws {
      try workbook.solve("1-Numbers/1-One.swift", "1-Numbers/2-Two.swift", "2-Words/2-Bye.swift")
      _ = await AppRun("check", "all", in: workbook)
      try workbook.solve("2-Words/1-Hello.swift")
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect(
        """

        You have solved the whole book. Answers/ and Tests/Proofs/ show other ways, and
        wrong ones with the reason. The next exercise is yours: find a `shared` in an
        app of your own, and hand it in.

        ✔ Lesson 2 Words is done.
        ✔ 2.1 Hello is solved.
        Nothing is left to do. Press q to quit.
        [## ##] 4 of 4 solved
        \(keys)
        """)
      runner.type("n")
      try await runner.expect("and hand it in.\n\(keys)")
    }

    @Test("on a fresh clone it says what this is, what to open and to read, and why it takes long")
    func fresh() async throws {
      let workbook = try SampleWorkbook(isNew: true)
      let runner = try WatchRun(in: workbook)
      try await runner.expect("some seconds. After that, about one.\n")
      #expect(
        runner.text.timeless.hasPrefix(
          """

          Welcome. Below Lessons/ there are 4 small Swift files, each with a fault. You
          fix them one after another, and after each you hear how it went.
          The first is Lessons/1-Numbers/1-One.swift. Its page is
          Lessons/1-Numbers/README.md, with the reason why.

          ── 12:34:56 ── 1.1 One
          """))
      #expect(
        runner.text.shown.contains(
          """

          Checking 1.1 One. The first time, the compiler has to build what the tests need
          as well: that takes some seconds. After that, about one.

          """))
    }
  }
}

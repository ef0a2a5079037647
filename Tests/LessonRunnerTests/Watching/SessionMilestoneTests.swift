import Fixtures
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("watch, at the turns of the way")
  struct SessionMilestoneTests {
    let workbook: SampleWorkbook
    let keys = "h hint p page m more w wiring l list n next g go a answer x reset c all q quit"

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("a session: it grades at every save, gives a hint, waits for n, and goes on")
    func session() async throws {
      let scene = try await WatchScene(in: workbook)
      try await scene.run([
        .save("func one() -> Int {\n  0\n}\n", to: "Lessons/1-Numbers/1-One.swift"), .type("h"),
        .solve("1-Numbers/1-One.swift"), .type("n"), .type("q"), .quits,
      ])
      await scene.send(.ended)
      #expect(scene.opened == ["1.1", "1.2"])
      let rule = String(repeating: "─", count: 54)
      #expect(
        scene.text.timeless == """

          ── 12:34:56 ── 1.1 One ──\(rule)

          Somebody counts from two. The first number is another one, as the numbers
          of old (https://example.com) show.

              two ──▶ three

          Goal     Counting starts with one.

          ✘ 1.1 One fails 1 of 2 tests. v shows more.
          [-- --] 0 of 4 solved
          Open     Lessons/1-Numbers/1-One.swift

          ── 12:34:56 ── 1.1 One ──\(rule)

          ✘ one is one

          ✘ one is more than nothing
              What is one without anything?

          Goal     Counting starts with one.
          Open     Lessons/1-Numbers/1-One.swift

          ✘ 1.1 One fails 2 of 2 tests. 1 test fails again: “one is more than nothing”.
          [-- --] 0 of 4 solved

          1.1 One, hint 1 of 3

          Look at your thumb.

          Press h again for the next hint.

          ── 12:34:56 ── 1.1 One ──\(rule)

          Your first attempt, and your solution:
          -   0
          +   1

          Mistakes that the same tests reject (o shows all, and other designs):
            One counts nothing

          Compare  Answers/1-Numbers/1-One.swift
          Next     1.2 Two

          That was your first exercise. The others work the same way: read, fix, save.

          ✔ 1.1 One is solved, after 2 saves.
          Press n to go on with 1.2 Two.
          [#- --] 1 of 4 solved

          ── 12:34:56 ── 1.2 Two ──\(rule)

          Goal     Two follows one.

          ✘ 1.2 Two fails 1 of 1 test. v shows more.
          [#- --] 1 of 4 solved
          Open     Lessons/1-Numbers/2-Two.swift
          To continue later: swift run lesson-runner

          """)
    }

    @Test("the last exercise of a lesson: its card is shown, and the next one is introduced")
    func lastOfLesson() async throws {
      try workbook.solve("1-Numbers/1-One.swift")
      _ = await AppRun("check", "1.1", in: workbook)
      try workbook.solve("1-Numbers/2-Two.swift")
      let scene = try await WatchScene(in: workbook)
      #expect(
        scene.text.shown.hasSuffix(
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
      let scene = try await WatchScene(in: workbook)
      let end = """
        ✔ The path of 1 Numbers is done.

        For practice, in any order, or never:
          1.2 Two                  more of the same.
        ✔ 1.1 One is solved.
        Press m to read what there is to learn.
        Press n to go on with 2.1 Hello.
        [# --] 1 of 3 solved, and 0 of 1 for practice
        \(keys)
        """
      #expect(scene.text.shown.hasSuffix(end), "\(scene.text.shown)")
      #expect(scene.text.shown.contains("\n\nStart with one.\n\nCompare  Answers/"))
      #expect(scene.text.shown.contains("\nIn short: 1 Numbers\n"))
      #expect(scene.text.shown.contains("One!"))
      #expect(!scene.text.shown.contains("Two!"), "What 1.2 teaches is left to find out.")
      try await scene.run([
        .type("m"), .shows("Start with one."), .shows("In short: 1 Numbers"), .type("qv"),
        .shows("✔ 1.1 One is solved.\nPress m to read what there is to learn.\nPress n"),
        .type("g1.1"), .shows("✔ 1.1 One is solved.\nPress m to read"),
        .type("m"), .shows("Start with one."), .hides("In short: 1 Numbers"),
      ])
    }

    @Test("the end of the book's path: what is left to do, and the practice")
    func endOfBookPath() async throws {
      try workbook.makePractice("1.1 One", "2.2 Bye")
      try workbook.solve("1-Numbers/2-Two.swift", "2-Words/1-Hello.swift")
      _ = await AppRun("check", "1.2", in: workbook)
      let scene = try await WatchScene(in: workbook)
      #expect(
        scene.text.shown.hasSuffix(
          """
          ✔ 2.1 Hello is solved.
          You've solved all exercises of the path. Your next one is in your own app: find
          a `shared`, and replace it step by step. The steps, and all summary cards:
              swift run lesson-runner show all --card
          Press n to go on with 2.2 Bye.
          [# #] 2 of 2 solved, and 0 of 2 for practice
          \(keys)
          """))
    }

    @Test("the last exercise of the book: what is left to do")
    func lastOfBook() async throws {
      try workbook.solve("1-Numbers/1-One.swift", "1-Numbers/2-Two.swift", "2-Words/2-Bye.swift")
      _ = await AppRun("check", "all", in: workbook)
      try workbook.solve("2-Words/1-Hello.swift")
      let scene = try await WatchScene(in: workbook)
      #expect(
        scene.text.shown.hasSuffix(
          """

          ✔ Lesson 2 Words is complete.
          ✔ 2.1 Hello is solved.
          You've solved all exercises. Your next one is in your own app: find a `shared`,
          and replace it step by step. The steps, and all summary cards:
              swift run lesson-runner show all --card
          Press q to quit.
          [## ##] 4 of 4 solved
          \(keys)
          """))
      try await scene.run([.type("n"), .shows("show all --card\n\(keys)")])
    }

    @Test("on a fresh clone it says what this is, what to open and to read, and why it takes long")
    func fresh() async throws {
      let workbook = try SampleWorkbook(isNew: true)
      let scene = try await WatchScene(in: workbook)
      #expect(
        scene.text.timeless.hasPrefix(
          """

          Welcome. Lessons/ has 4 small Swift files, each with a bug. You fix them one by
          one, and each save is graded.
          The first is Lessons/1-Numbers/1-One.swift. Its page,
          Lessons/1-Numbers/README.md, explains the problem.

          ── 12:34:56 ── 1.1 One
          """))
      #expect(
        scene.text.shown.contains(
          """

          Checking 1.1 One. The first time, the compiler also builds the tests' libraries,
          which takes some seconds. After that, a check takes about one second.

          """))
    }
  }
}

import Fixtures
import Interface
import Testing

@testable import lesson_runner

extension AppTests {
  /// Tests of the session's reactions to the user's keys.
  @Suite("the keys of watch")
  struct SessionKeysTests {
    private static let file = "Lessons/1-Numbers/1-One.swift"
    private static let keys =
      "h hint p page m more w wiring l list n next g go a answer x reset c all q quit"
    private static let question = "Go to which exercise? Type its number or name, such as 1.2: "
    private static let hello = WatchScene.Step.shows("✘ 2.1 Hello fails 1 of 1 test.")
    private static let hint = WatchScene.Step.shows("1.1 One, hint 1 of 3")

    private static func one(_ number: Int) -> String { "func one() -> Int {\n  \(number)\n}\n" }

    @Test("each key does its part", arguments: rows)
    func key(row: WatchScene.Row) async throws { try await row.run() }

    private static let rows: [WatchScene.Row] = [
      .init(
        "v shows the verdict in place of the page, and a save does, too",
        .hasPage("1.1 One fails 1 of 2 tests. v shows more."), .neverShows("Which number"),
        .type("v"), .shows("Which number comes first?"),
        .shows("✘ 1.1 One fails 1 of 2 tests.\n[-- --] 0 of 4 solved\n\(keys)"),
        .type("g1.2"), .shows("Goal     Two follows one."),
        .shows("1.2 Two fails 1 of 1 test. v shows more."), .hasNoPage("Seen: 3"),
        .save("func two() -> Int {\n  4\n}\n", to: "Lessons/1-Numbers/2-Two.swift"),
        .shows("Seen: 4")),
      .init(
        "before the verdict, v, m and w say that it's missing",
        .hold, .type("g1.2v"), .shows("Grading isn't finished. The verdict comes next."),
        .type("m"), .shows("Grading isn't finished. The messages come next."),
        .type("w"), .shows("Grading isn't finished. Press w again after the verdict."),
        .release, .shows("1.2 Two fails 1 of 1 test.")),
      .init(
        "p, m and w show the page, what all tests say, and how the exercise is wired",
        before: { try $0.write(one(0), to: file) },
        .type("p"), .shows("Check   swift run lesson-runner check 1.1\n"),
        .type("m"), .shows("Count again. Which number comes first?\n    Seen: 0\n"),
        .type("w"), .shows("There's nothing to draw: no type takes")),
      .init(
        "m on a solved exercise shows what there is to learn, or that no test fails",
        before: {
          try $0.solve("1-Numbers/1-One.swift", "1-Numbers/2-Two.swift")
          try $0.addAfterwards("Start with *one*.", to: "1.1 One", in: "1-Numbers")
        },
        .type("g1.1"), .shows("✔ 1.1 One is solved."), .type("m"), .shows("Start with one.\n"),
        .type("g1.2"), .shows("✔ 1.2 Two is solved."),
        .type("m"), .shows("There are no messages: no test of 1.2 Two fails now.")),
      .init(
        "below a text that needs no view, a view's keys do nothing, and only a second q quits",
        .type("m"), .shows("Which number comes first?"), .type(" q"),
        .shows("To quit, press q again."), .neverShows("The keys:"), .type("h"),
        .shows("1.1 One, hint 1 of 3"), .type("qq"), .quits),
      .init(
        "t shows the code of the test that fails, or that none fails",
        before: { try $0.solve("1-Numbers/2-Two.swift") },
        .type("t"), .shows("Tests/NumbersTests/1-OneTests.swift:"),
        .type("g1.2"), .shows("✔ 1.2 Two is solved."),
        .type("t"), .shows("There is no code: no test of 1.2 Two fails now.")),
      .init(
        "o shows other designs and mistakes once the exercise is solved, and says so before",
        .type("o"), .shows("give the solution away. Solve 1.1 One first."),
        .solve("1-Numbers/1-One.swift"), .shows("✔ 1.1 One is solved."),
        .type("o"), .shows("Mistakes\n\n── One counts nothing\n")),
      .init(
        "h shows a hint after another, and the last one again",
        .type("h"), .shows("hint 1 of 3\n\nLook at your thumb.\n\nPress h again"),
        .type("h"), .shows("Look at your nose.\n\nPress h again"),
        .type("h"), .shows("Count the moons of the earth.\n\nThat was the last hint."),
        .type("h"), .shows("hint 3 of 3")),
      .init(
        "n on an exercise that is not solved asks first, and goes on after y",
        .type("n"), .shows("Not solved yet. Go on to 1.2 Two anyway? (y/n)"),
        .type("y"), .shows("1.2 Two fails 1 of 1 test.")),
      .init(
        "n asks only once whether to skip an exercise",
        .type("ny"), .shows("1.2 Two fails 1 of 1 test."), .type("g1.1"),
        .shows("1.1 One fails 1 of 2 tests."), .type("n"), .shows("1.2 Two fails 1 of 1 test.")),
      .init(
        "any other key than y is a no",
        .type("n"), .shows("(y/n)"), .type("n"), .shows(keys), .hides("1.2 Two")),
      .init(
        "n on the only unsolved exercise says that it's the only one",
        before: {
          try $0.solve("1-Numbers/1-One.swift", "1-Numbers/2-Two.swift", "2-Words/1-Hello.swift")
        },
        .type("c"), .shows("3 of 4 solved"), .type("g2.2"), .shows("2.2 Bye fails 1 of 1 test."),
        .type("n"), .shows("2.2 Bye is the only unsolved exercise.")),
      .init(
        "a verdict that solves the exercise ends n's question",
        .type("n"), .shows("(y/n)"), .solve("1-Numbers/1-One.swift"),
        .shows("Press n to go on with 1.2 Two."), .shows(keys), .type("y"), .shows("The keys:")),
      .init(
        "x asks first, and after y puts the file back as shipped, and keeps the learner's",
        before: { try $0.write("// mine\n\(one(0))", to: file) },
        .type("x"), .shows("Restore the starter file? Your version is kept. (y/n)"),
        .change {
          let text = try $0.text(of: file)
          #expect(text.hasPrefix("// mine"))
        },
        .type("y"), .shows("Your version is kept: .lesson-runner/kept/1-Numbers/1-One."),
        .shows("Checking 1.1 One …"), .shows("1.1 One fails 1 of 2 tests."),
        .change { workbook in
          let text = try workbook.text(of: file)
          #expect(text.hasPrefix("// 1.1 One\n"))
          let kept = try workbook.names(in: ".lesson-runner/kept/1-Numbers")
          let texts = try kept.map { try workbook.text(of: ".lesson-runner/kept/1-Numbers/\($0)") }
          #expect(texts == ["// mine\n\(one(0))"])
        }),
      .init(
        "a on an exercise that is not solved asks first, and shows the answer after y",
        .type("a"), .shows("Not solved yet. Show the answer anyway? (y/n)"), .hides("Answers/"),
        .type("y"), .shows("+ Answers/1-Numbers/1-One.swift"), .shows(keys)),
      .init(
        "a on a solved exercise shows the answer immediately",
        before: { try $0.solve("1-Numbers/1-One.swift") },
        .type("a"), .shows("Your code is the same as the answer's.\n"),
        .shows("Press o to read other designs, and mistakes.")),
      .init(
        "l shows the list, and the keys below it",
        .type("l"),
        .shows(
          """

          1 Numbers: what comes first
          → ✘ 1.1 One                  fails 1 of 2 tests
            · 1.2 Two                  not checked yet

          2 Words: say it
            · 2.1 Hello                not checked yet
            · 2.2 Bye                  not checked yet

          0 of 4 exercises solved.
          \(keys)
          """)),
      .init("q quits", .type("q"), .quits),
      .init("Ctrl-D quits", .type("\u{4}"), .quits),
      .init(
        "another key shows all keys, once until a key does something",
        .type("?z\u{1B}"), .send(.unknown), .send(.move(.up)), .send(.pasted("xy")),
        .shows("That key does nothing here. The keys: h hint, p page, v verdict, m more"),
        .shows("\n\(keys)"), .hides("The keys:"), .type("h"), .shows("hint 1 of 3"),
        .hides("The keys:"), .send(.pasted("ny")),
        .shows("Several characters came at once, so none counts as a key. The keys:"),
        .neverShows("(y/n)")),
      .init(
        "after Ctrl-Z and fg, the keys are there again, and grading begins again",
        .send(.suspended), .shows(keys), .hides("Checking"), .send(.continued), .shows(keys),
        .hold, .solve("1-Numbers/1-One.swift"), .shows("Checking 1.1 One …"),
        .send(.suspended), .release, .shows("Checking 1.1 One …"), .shows("✔ 1.1 One is solved.")),
    ]

    @Test(
      "with Caps Lock, and in Russian, Korean or wide letters, a key is the same key",
      arguments: [("H", "Q"), ("р", "й"), ("ㅗ", "ㅂ"), ("ｈ", "ｑ")] as [(Character, Character)])
    func layouts(hint: Character, quit: Character) async throws {
      try await WatchScene.Row("", .type("\(hint)"), Self.hint, .type("\(quit)\(quit)"), .quits)
        .run()
    }

    @Test("a question is answered with Y, too", arguments: ["Y", "н", "ㅛ"] as [Character])
    func yes(key: Character) async throws {
      let row = WatchScene.Row(
        "", .type("N"), .shows("Go on to 1.2 Two anyway? (y/n)"), .type("\(key)"),
        .shows("1.2 Two fails 1 of 1 test."))
      try await row.run()
    }

    @Test("c checks all exercises, a line each")
    func checkAll() async throws {
      let workbook = try SampleWorkbook()
      try workbook.solve("1-Numbers/2-Two.swift", "2-Words/2-Bye.swift")
      let scene = try await WatchScene(in: workbook)
      try await scene.run([.type("c")])
      #expect(
        scene.text.shown.hasSuffix(
          """

          Checking all 4 exercises …
          ✘ 1.1 One fails 1 of 2 tests.
          ✔ 1.2 Two is solved.
          ✘ 2.1 Hello fails 1 of 1 test.
          ✔ 2.2 Bye is solved.
          [-# -#] 2 of 4 solved
          \(Self.keys)
          """))
    }

    // MARK: g

    @Test("g goes to another exercise", arguments: ways)
    func go(row: WatchScene.Row) async throws { try await row.run() }

    private static let ways: [WatchScene.Row] = [
      .init(
        "by its number, without Enter, or with it",
        .type("g"), .shows(question), .type("21"), .shows("Checking 2.1 Hello …"), hello,
        .type("g1.2\n"), .shows("✘ 1.2 Two fails 1 of 1 test."),
        .type("g2.2"), .shows("✘ 2.2 Bye fails 1 of 1 test."), .neverShows("The keys:")),
      .init("by its name", .type("ghello\n"), hello),
      .init("by its name with a capital", .type("gHello\n"), hello),
      .init("by its title", .type("g2.1 Hello\n"), hello),
      .init("by its path", .type("gLessons/2-Words/1-Hello.swift\n"), hello),
      .init(
        "by a pasted name; Backspace takes a character back",
        .type("gbye"), .shows("\(question)bye"), .type("\u{7F}\u{7F}\u{7F}\u{7F}"),
        .send(.pasted("hello\n")), hello),
      .init(
        "and asks again after a number or name that doesn't exist",
        .type("g9.9\n"), .shows("There's no exercise 9.9."), .shows(question),
        .type("hallo\n"), .shows("“hallo” isn't an exercise."), .shows(question),
        .type("hello\n"), hello),
      .init(
        "unless Escape ends the question", .type("g\u{1B}"), .shows("\n\(keys)"), .type("h"), hint),
      .init(
        "unless Ctrl-D ends the question", .type("g\u{4}"), .shows("\n\(keys)"), .type("h"), hint),
      .init("unless Enter ends the question", .type("g\n"), .shows("\n\(keys)"), .type("h"), hint),
      .init(
        "after a save meanwhile, too, so that the rest of a name is no key",
        .type("ghel"), .shows("\(question)hel"), .save(one(0), to: file),
        .shows("1.1 One fails 2 of 2 tests"), .type("lo\n"), hello),
      .init(
        "in a narrow window, where the end of a long name is visible", columns: 30,
        .type("gLessons/2-Words/1-Hello"), .shows("Exercise: ons/2-Words/1-Hello"),
        .type("\n"), .shows("2.1 Hello fails")),
    ]

    @Test("without a terminal it says what to do instead")
    func noTerminal() async throws {
      let run = await AppRun("watch", in: try SampleWorkbook())
      #expect(run.output == "")
      #expect(
        run.errors == """
          Error: watch reads keys, so it needs a terminal. Without one, \
          “lesson-runner check” grades once.
          Usage: lesson-runner watch [--edit] [--no-edit] [--no-recall]
            See “lesson-runner watch --help” for more information.

          """)
      #expect(run.status == 64)
    }
  }
}

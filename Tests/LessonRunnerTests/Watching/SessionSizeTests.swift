import Fixtures
import Interface
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("watch, in terminals of different sizes and kinds")
  struct SessionSizeTests {
    private static let file = "Lessons/1-Numbers/1-One.swift"
    private static let zero = "func one() -> Int {\n  0\n}\n"
    private static let short = "h p m w l n g a x c q"

    @Test("in another size, the pages and the keys are as wide", arguments: sizes)
    func size(row: WatchScene.Row) async throws { try await row.run() }

    private static let sizes: [WatchScene.Row] = [
      .init(
        "in 60 columns, every key is there", columns: 60,
        .hasPage("0 of 4 solved\nOpen     \(file)\n\(short)"),
        .type("l"), .shows("0 of 4 exercises solved.\n\(short)"), .type("n"), .shows("(y/n)")),
      .init(
        "when the window is made smaller, the line of keys is, too",
        .hasPage("c all q quit"), .columns(40), .shows("\n\(short)"),
        .type("l"), .shows("0 of 4 exercises solved.\n\(short)")),
      .init(
        "a verdict starts a page, and the next save replaces only its announcement",
        .hasPage("── 1.1 One ──"), .save(zero, to: file), .shows("fails 2 of 2 tests"),
        .shows("0 of 4 solved\nh hint"), .hasNoPage("Checking 1.1 One …"),
        .hasNoPage("fails 1 of 2 tests")),
      .init(
        "when the window is resized, the verdict is drawn again for its size, and a text isn't",
        .type("v"), .columns(40), .shows("Count again. Which number comes\n    first?"),
        .type("h"), .shows("Press h again"), .columns(60), .shows(short),
        .hasPage("Press h again")),
      .init(
        "in a dumb terminal it uses no escape sequence at all", environment: ["TERM": "dumb"],
        .type("l"), .shows("0 of 4 exercises solved.\n"), .type("p"), .shows("Stuck?"),
        .neverShows("\u{1B}")),
    ]

    @Test("in 24 rows, a page that is taller shows as much as fits, and p shows all")
    func tallPage() async throws {
      let workbook = try SampleWorkbook()
      let page = "Lessons/1-Numbers/README.md"
      let more = (1...20).map { "Paragraph \($0)." }.joined(separator: "\n\n")
      try workbook.write(
        workbook.text(of: page).replacing("**Goal.** Two", with: "\(more)\n\n**Goal.** Two"),
        to: page)
      let scene = try await WatchScene(in: workbook)
      try await scene.run([
        .type("g1.2"), .hasPage("    … p shows more\n\nGoal     Two follows one.\n"),
        .hasPage("\nParagraph 1.\n"), .hasPage("[-- --] 0 of 4 solved\nOpen     Lessons/"),
      ])
      let rows = scene.text.lastPage.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((20...24).contains(rows.count), "\(rows.count)")
    }

    @Test("code that is taller than the rows shows its first lines, but no line introduces nothing")
    func tallCode() async throws {
      let code = (1...30).map { "let a\($0) = \($0)" }.joined(separator: "\n")
      for (text, end) in [
        ("Look here:\n\n```swift\n\(code)\n```", "Look here:\n\n    let a1 = 1\n    let a2 = 2"),
        ("So far.\n\nLook here:\n\n\(code.replacing("\n", with: " "))\n", "So far.\n    … p"),
      ] {
        let workbook = try SampleWorkbook()
        let page = "Lessons/1-Numbers/README.md"
        try workbook.write(
          workbook.text(of: page).replacing("**Goal.** Two", with: "\(text)\n\n**Goal.** Two"),
          to: page)
        let scene = try await WatchScene(in: workbook, rows: 18)
        try await scene.run([.type("g1.2"), .hasPage("\n\(end)"), .hasPage("    … p shows more\n")])
      }
    }

    @Test("no line is broken by the terminal, and no sequence is for anything but colors and pages")
    func sequences() async throws {
      let scene = try await WatchScene(in: SampleWorkbook(), columns: 60)
      try await scene.run([.type("lnyh"), .save(Self.zero, to: Self.file)])
      #expect(scene.text.transcript.split(separator: "\n").allSatisfy { $0.count <= 60 })
      #expect(scene.text.raw.contains(String(repeating: "\n", count: 24) + "\u{1B}[H"))
      let rest = ["\r\u{1B}[K", "\u{1B}[H", "\u{1B}[J"]
        .reduce(scene.text.raw) { $0.replacing($1, with: "") }
        .replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "")
      #expect(!rest.contains("\u{1B}"))
    }

    // MARK: A view

    @Test("a text that is taller than the terminal has a view", arguments: views)
    func view(row: WatchScene.Row) async throws { try await row.run() }

    private static func row(_ name: String, _ steps: WatchScene.Step...) -> WatchScene.Row {
      WatchScene.Row(name, rows: 8, steps)
    }

    private static let views: [WatchScene.Row] = [
      row(
        "p shows the page's start; q leaves it, not the session, and another q leaves that",
        .type("p"), .shows("You learn to count."), .shows("1-7 of 16  q back"), .hides("Stuck?"),
        .send(.move(.end)), .shows("Stuck?"), .type("q"), .shows("q quit"), .type("q"), .quits),
      row(
        "messages, answer and list have one, too",
        .type("m"), .shows("\u{1B}[K✘ one is one"), .shows("q back"), .type("q"), .shows("q quit"),
        .type("ay"), .shows("\u{1B}[K- Lessons/1-Numbers/1-One.swift"), .shows("q back"),
        .type("q"), .shows("q quit"), .type("l"), .shows("\u{1B}[K1 Numbers: what comes first"),
        .shows("q back")),
      row(
        "in the list, a name and Enter go to an exercise",
        .type("l"), .shows("> ✘ 1.1 One"), .type("/bye"), .shows("> · 2.2 Bye"),
        .type("\n"), .shows("Checking 2.2 Bye …"), .shows("✘ 2.2 Bye fails 1 of 1 test.")),
      row(
        "after a save has closed it, a key that was meant for it does nothing",
        .type("p"), .shows("q back"), .solve("1-Numbers/1-One.swift"),
        .shows("✔ 1.1 One is solved."), .shows("1 of 4 solved\nh hint"),
        .type(" b/G\n"), .send(.move(.pageDown)), .type("q"),
        .shows("Your save has closed the text. To quit, press q again.\nh hint"),
        .neverShows("The keys:"), .type("h"), .shows("1.1 One, hint 1 of 3"), .type("qq"), .quits),
      row(
        "after a save has closed it, any other key is one",
        .type("p"), .solve("1-Numbers/1-One.swift"), .shows("✔ 1.1 One is solved."),
        .type("n"), .shows("Checking 1.2 Two …")),
      row(
        "while a search text is typed, a save doesn't close it, so that no letter is a key",
        .type("p/you"), .shows("/you"), .solve("1-Numbers/1-One.swift"), .type("rxqn\n"),
        .shows("/yourxqn  (not found)"), .shows("q back"), .hides("is solved"),
        .type("q"), .shows("✔ 1.1 One is solved.")),
      row(
        "a save of another exercise closes it, too",
        .type("p"), .shows("q back"), .solve("1-Numbers/2-Two.swift"),
        .shows("1.2 Two was saved"), .shows("q quit")),
      row(
        "a verdict that comes meanwhile appears when it's closed",
        .hold, .type("cp"), .shows("Checking all 4 exercises …"), .shows("q back"),
        .release, .type(" "), .shows("q back"), .neverShows("2.2 Bye fails"),
        .type("q"), .shows("✘ 2.2 Bye fails 1 of 1 test."),
        .shows("[-- --] 0 of 4 solved\nh hint")),
      row(
        "another size draws it again, and the keys below the session are as wide",
        .type("p"), .shows("q back"), .columns(30), .shows("\u{1B}[KYou learn to count."),
        .shows("\u{1B}[KSomebody counts from two. The\n"), .shows("1-7 of "), .columns(80),
        .shows("\u{1B}[KSomebody counts from two. The first number is another one"), .columns(30),
        .shows("1-7 of "), .type("q"), .shows("\n\(short)")),
      row(
        "Ctrl-Z closes it",
        .type("p"), .shows("q back"), .send(.suspended), .shows("q quit"), .type("q"), .quits),
      .init(
        "in a dumb terminal, every text is printed", rows: 8, environment: ["TERM": "dumb"],
        .type("p"), .shows("Stuck?  swift run lesson-runner hint 1.1\n"), .neverShows("\u{1B}")),
    ]
  }
}

import BadWaySupport
import Probes
import Testing

@testable import BadWay

// Inside the tests' suite, so that tests and checks run one at a time.
extension FlagsTests {
  @Suite("1.7 Flags: checks")
  struct FlagsChecks {
    private let manager = TodoManager()
    private let old = Flags(showsNewList: false, usesSamples: false)
    private let new = Flags(showsNewList: true, usesSamples: false)
    private let samples = Flags(showsNewList: true, usesSamples: true)
    private let oldLines = ["- Milk", "- Bread"]
    private let newLines = ["1. Milk", "2. Bread"]
    private let sampleLines = ["1. Water the plants", "2. Call Mum"]

    init() {
      for title in ["Milk", "Bread"] { manager.add(Todo(title: title)) }
    }
  }
}

extension FlagsTests.FlagsChecks {
  @Test("startApp reads the flag from the process")
  func startsWithFlags() {
    let lines = [[], ["newList"]].map { flags in
      Launch.pretend(flags: Set(flags)) { shown(by: startApp(manager: manager)) }
    }
    #expect(
      lines == [[oldLines, oldLines], [newLines, newLines]],
      """
      The test started the app twice: with the flag “newList” off, then on. The app should show \
      the old list, then the new one. Which flags does startApp pass to the root?
      """)
  }

  @Test("startApp reads the launch argument from the process")
  func startsWithArgument() {
    let lines = [["app"], ["app", "-samples"]].map { arguments in
      Launch.pretend(flags: ["newList"], arguments: arguments) {
        shown(by: startApp(manager: manager))
      }
    }
    #expect(
      lines == [[newLines, newLines], [sampleLines, sampleLines]],
      """
      The test started the app twice: without the launch argument “-samples”, then with it. The \
      flag “newList” was on both times. The app should show Milk and Bread, then the samples. \
      Which flags does startApp pass to the root? (If “both screens show samples only if \
      usesSamples is true” fails, too, fix that first.)
      """)
  }

  @Test("changing flags before the first screen is created has no effect")
  func turnedOff() async throws {
    let root = Launch.pretend(flags: ["newList"], arguments: ["-samples"]) {
      startApp(manager: manager)
    }
    let screens = (list: root.makeListScreen(), message: root.makeMessageScreen())
    try #require(
      [screens.list.lines, screens.message.lines] == [sampleLines, sampleLines],
      """
      The test started the app with the new list and samples on, and turned both off before it \
      opened a list and a message. Both screens should still show samples, with numbers. When does \
      your code read from the process? (If “both screens show samples only if usesSamples is true” \
      fails, too, fix that first.)
      """)
    await drainMainActor()
    #expect(
      [screens.list.lines, screens.message.lines] + shown(by: root)
        == Array(repeating: sampleLines, count: 4),
      """
      A list and a message showed the right text. Then the test waited for the main actor's next \
      turns, read both again, and opened a new list and message. All four screens should show the \
      same text. Which of your lines changed the flags?
      """)
  }

  @Test("a root and its screens don't read from the process")
  func askedNothing() {
    let questions = Launch.questions {
      for flags in [old, samples] { _ = shown(by: AppRoot(flags: flags, manager: manager)) }
    }
    #expect(
      questions == [],
      """
      The test created two roots with flags and opened their screens. Your code read these values \
      from the process, but it should use only the flags. Which line uses Launch?
      """)
  }

  @Test("open screens show to-dos that you add later")
  func addedLater() {
    let root = AppRoot(flags: new, manager: manager)
    let list = root.makeListScreen()
    let message = root.makeMessageScreen()
    // The first read, in case the screens keep their lines from then on.
    _ = list.lines + message.lines
    for _ in 1...2 { manager.add(Todo(title: "Tea")) }
    let lines = newLines + ["3. Tea", "4. Tea"]
    #expect(
      [list.lines, message.lines] == [lines, lines],
      """
      The test opened a list and a message, read them, and added Tea to the manager twice. Both \
      screens should show Tea twice. When does a screen read the to-dos?
      """)
  }

  @Test("every initializer of a screen requires the flags")
  func noWayWithout() {
    let probe = DeclarationProbe()
    let initializers = ["ListScreen", "MessageScreen"].flatMap { probe.makers(of: $0) }
      .filter { $0.kind == "init" }
    let withoutFlags = initializers.filter { maker in
      // A single argument may be a struct of dependencies.
      (maker.needs.count == 1 ? probe.needs(of: maker) : maker.needs)
        .allSatisfy { $0 == "TodoManager" }
        || (maker.takes + maker.takesIfAsked).contains("Flags?")
        || maker.takesIfAsked.contains("Flags")
    }
    #expect(
      withoutFlags.map(\.text) == [],
      """
      With each of these initializers, a caller can create a screen without flags, or pass nil for \
      them. Where does the screen get its flags then?
      """)
  }

  /// Returns the lines of a new list screen and of a new message screen.
  private func shown(by root: AppRoot) -> [[String]] {
    [root.makeListScreen().lines, root.makeMessageScreen().lines]
  }
}

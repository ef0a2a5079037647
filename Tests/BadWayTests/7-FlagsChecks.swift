import BadWaySupport
import Probes
import Testing

@testable import BadWay

// Inside the tests' suite, so that tests and checks run one at a time.
extension FlagsTests {
  @Suite("1.7 Flags: checks")
  struct FlagsChecks {
    private let compiler = CompilerProbe(counterpart: "_ = startApp(manager: TodoManager())")
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
      Launch.pretend(flags: Set(flags)) { screenLines(of: startApp(manager: manager)) }
    }
    #expect(
      lines == [[oldLines, oldLines], [newLines, newLines]],
      "The app started with “newList” off, then on. Which flags does startApp pass to the root?")
  }

  @Test("startApp reads the launch argument from the process")
  func startsWithArgument() {
    let lines = [["app"], ["app", "-samples"]].map { arguments in
      Launch.pretend(flags: ["newList"], arguments: arguments) {
        screenLines(of: startApp(manager: manager))
      }
    }
    #expect(
      lines == [[newLines, newLines], [sampleLines, sampleLines]],
      """
      The app started without “-samples”, then with it. Which flags does startApp pass to the \
      root?
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
      The flag and the argument changed before the first screen was created. When does your code \
      read from the process?
      """)
    await drainMainActor()
    #expect(
      [screens.list.lines, screens.message.lines] + screenLines(of: root)
        == Array(repeating: sampleLines, count: 4),
      """
      At first, both screens were right. A moment later, an open or new screen was wrong. Which of \
      your lines changed the flags?
      """)
  }

  @Test("a root and its screens don't read from the process")
  func askedNothing() {
    let questions = Launch.questions {
      for flags in [old, samples] { _ = screenLines(of: AppRoot(flags: flags, manager: manager)) }
    }
    #expect(
      questions == [],
      """
      Your code read these values from the process, although each root had its flags. Which line \
      uses Launch?
      """)
  }

  @Test("open screens show to-dos that you add later")
  func addedLater() {
    let root = AppRoot(flags: new, manager: manager)
    let list = root.makeListScreen()
    let message = root.makeMessageScreen()
    // Reads the lines once, in case the screens copy them at the first read.
    _ = list.lines + message.lines
    for _ in 1...2 { manager.add(Todo(title: "Tea")) }
    let lines = newLines + ["3. Tea", "4. Tea"]
    #expect(
      [list.lines, message.lines] == [lines, lines],
      "Both screens were open when the test added Tea twice. When does a screen read the to-dos?")
  }

  @Test("the compiler rejects a screen without flags")
  func refused() {
    compiler.rejects(
      each: ["ListScreen", "MessageScreen"].flatMap { screen in
        ["_ = \(screen)()", "_ = \(screen)(manager: TodoManager())"]
      },
      "This code has no flags and still gets a screen. Where does the screen get its flags?")
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
      A caller of these initializers can leave out the flags or pass nil. Where would the screen \
      get its flags?
      """)
  }

  /// Returns the lines of a new list screen and of a new message screen.
  private func screenLines(of root: AppRoot) -> [[String]] {
    [root.makeListScreen().lines, root.makeMessageScreen().lines]
  }
}

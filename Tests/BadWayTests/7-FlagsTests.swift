import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.7 Flags", .serialized, .graded)
struct FlagsTests {
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

  @Test("turning on a flag while the app runs changes no screen")
  func turnedOn() {
    let lines = Launch.pretend(flags: []) {
      let root = startApp(manager: manager)
      let list = root.makeListScreen()
      let message = root.makeMessageScreen()
      return Launch.pretend(flags: ["newList"]) {
        [list.lines, message.lines] + shown(by: root)
      }
    }
    #expect(
      lines == [oldLines, oldLines, oldLines, oldLines],
      """
      The test started the app with the flag “newList” off, and opened a list and a message. Then \
      the server turned the flag on, and the test opened another list and message. All four \
      screens should show dashes. Where does each screen get its flags?
      """)
  }

  @Test("the list screen follows the flags you pass")
  func listScreen() {
    let lines = Launch.pretend(flags: []) {
      [old, new].map { AppRoot(flags: $0, manager: manager).makeListScreen().lines }
    }
    #expect(
      lines == [oldLines, newLines],
      """
      The test created one root with flags for the old list (dashes), and one with flags for the \
      new list (numbers). In the process itself, the flag is off. How does a root pass its flags \
      to its list screen?
      """)
  }

  @Test("the message screen follows the flags you pass")
  func messageScreen() {
    let lines = Launch.pretend(flags: ["newList"]) {
      [old, new].map { AppRoot(flags: $0, manager: manager).makeMessageScreen().lines }
    }
    #expect(
      lines == [oldLines, newLines],
      """
      The test created one root with flags for the old list (dashes), and one with flags for the \
      new list (numbers). In the process itself, the flag is on. How does a root pass its flags to \
      its message screen?
      """)
  }

  @Test("both screens show samples only if usesSamples is true")
  func usesSamples() throws {
    let oldSamples = Flags(showsNewList: false, usesSamples: true)
    let lines = Launch.pretend(flags: [], arguments: ["-samples"]) {
      [new, samples, oldSamples].map { shown(by: AppRoot(flags: $0, manager: manager)) }
        + [shown(by: AppRoot(flags: new, manager: TodoManager()))]
    }
    let titles = manager.todos.map(\.title)
    try #require(
      titles == ["Milk", "Bread"],
      """
      The test created three roots with one manager, which holds Milk and Bread, and opened their \
      screens. Now the manager, with the user's own to-dos, holds others. Which line adds to-dos \
      to it?
      """)
    let oldSampleLines = ["- Water the plants", "- Call Mum"]
    #expect(
      lines == [newLines, sampleLines, oldSampleLines, []].map { [$0, $0] },
      """
      The test created four roots and opened each root's list and message. Only the second and \
      third roots have usesSamples on, so only their screens should show samples. The fourth \
      root's manager is empty. Which line chooses the to-dos?
      """)
  }

  @Test("two apps with different flags run side by side")
  func besideEachOther() {
    let roots = [old, new].map { AppRoot(flags: $0, manager: manager) }
    let lists = roots.map { $0.makeListScreen() }
    let messages = roots.map { $0.makeMessageScreen() }
    #expect(
      (lists.map(\.lines) + messages.map(\.lines)) == [oldLines, newLines, oldLines, newLines],
      """
      The test created two roots, one for the old list and one for the new, and opened each root's \
      list and message. Then it read all four screens. Each screen should follow its own root's \
      flags. What do the two roots share?
      """)
  }

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

  @Test("the app reads the flag and the launch argument once each")
  func askedOnce() {
    let questions = Launch.questions {
      let root = startApp(manager: manager)
      for _ in 1...2 { _ = shown(by: root) }
    }
    #expect(
      questions.sorted() == ["arguments", "newList"],
      """
      The test started the app and opened each screen twice. Your code read these values from the \
      process. It should read the arguments and the flag, once each. Which lines use Launch?
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

  @Test("the compiler rejects a screen without flags")
  func refused() {
    compiler.rejects(
      each: ["ListScreen", "MessageScreen"].flatMap { screen in
        ["_ = \(screen)()", "_ = \(screen)(manager: TodoManager())"]
      },
      """
      A caller can create this screen without flags. Where does the screen get its flags?
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

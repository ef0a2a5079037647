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

  @Test("a flag that is turned on while the app runs changes no screen")
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
      The test started the app with the flag off and opened a list and a message. Then the server \
      turned the flag on, and the test opened another list and message. All four should have \
      dashes. Where does each screen get its flags?
      """)
  }

  @Test("the list screen shows what the flags say that you pass")
  func listScreen() {
    let lines = Launch.pretend(flags: []) {
      [old, new].map { AppRoot(flags: $0, manager: manager).makeListScreen().lines }
    }
    #expect(
      lines == [oldLines, newLines],
      """
      The test passed the first root flags for the old list, which has dashes, and the second root \
      flags for the new one, which has numbers. In the process, the flag is off. How do the flags \
      of a root get to its list screen?
      """)
  }

  @Test("the message screen shows what the flags say that you pass")
  func messageScreen() {
    let lines = Launch.pretend(flags: ["newList"]) {
      [old, new].map { AppRoot(flags: $0, manager: manager).makeMessageScreen().lines }
    }
    #expect(
      lines == [oldLines, newLines],
      """
      The test passed the first root flags for the old list, which has dashes, and the second root \
      flags for the new one, which has numbers. In the process, the flag is on. How do the flags \
      of a root get to its message screen?
      """)
  }

  @Test("both screens show samples when the flags say so, in either list")
  func usesSamples() {
    let oldSamples = Flags(showsNewList: false, usesSamples: true)
    let lines = Launch.pretend(flags: [], arguments: ["-samples"]) {
      [new, samples, oldSamples].map { shown(by: AppRoot(flags: $0, manager: manager)) }
        + [shown(by: AppRoot(flags: new, manager: TodoManager()))]
    }
    let oldSampleLines = ["- Water the plants", "- Call Mum"]
    #expect(
      lines == [newLines, sampleLines, oldSampleLines, []].map { [$0, $0] },
      """
      The flags of the first root want Milk and Bread, those of the next two the samples alone. \
      The fourth root wants no samples, and its manager is empty. Each pair is a list and a \
      message. Which line chooses the to-dos?
      """)
  }

  @Test("two apps with different flags run beside each other")
  func besideEachOther() {
    let roots = [old, new].map { AppRoot(flags: $0, manager: manager) }
    let lists = roots.map { $0.makeListScreen() }
    let messages = roots.map { $0.makeMessageScreen() }
    #expect(
      (lists.map(\.lines) + messages.map(\.lines)) == [oldLines, newLines, oldLines, newLines],
      """
      The test created two roots, one for the old list and one for the new. Then it opened a list \
      and a message of each, and looked at both lists and both messages. What do the roots share?
      """)
  }

  @Test("startApp takes the flags from the process")
  func startsWithFlags() {
    let lines = [[], ["newList"]].map { flags in
      Launch.pretend(flags: Set(flags)) { shown(by: startApp(manager: manager)) }
    }
    #expect(
      lines == [[oldLines, oldLines], [newLines, newLines]],
      """
      The test started the app twice: with the flag “newList” off, then on. It should show the old \
      list, and then the new one. Which flags does each start pass to its root?
      """)
  }

  @Test("startApp takes the launch argument from the process")
  func startsWithArgument() {
    let lines = [["app"], ["app", "-samples"]].map { arguments in
      Launch.pretend(flags: ["newList"], arguments: arguments) {
        shown(by: startApp(manager: manager))
      }
    }
    #expect(
      lines == [[newLines, newLines], [sampleLines, sampleLines]],
      """
      The test started the app twice, without the launch argument “-samples” and with it. The flag \
      “newList” was on. It should show Milk and Bread, and then the samples, with numbers. Which \
      flags does each start pass to its root?
      """)
  }

  @Test("a change before the first screen is made has no effect either")
  func turnedOff() async throws {
    let root = Launch.pretend(flags: ["newList"], arguments: ["-samples"]) {
      startApp(manager: manager)
    }
    let screens = (list: root.makeListScreen(), message: root.makeMessageScreen())
    try #require(
      [screens.list.lines, screens.message.lines] == [sampleLines, sampleLines],
      """
      The test started the app with the new list and with samples. Then the process changed its \
      answers, and the test opened a list and a message. Both should show what the app started \
      with. When does your code ask the process?
      """)
    await drainMainActor()
    #expect(
      [screens.list.lines, screens.message.lines] + shown(by: root)
        == Array(repeating: sampleLines, count: 4),
      """
      A list and a message showed the flags of the start. The test waited for the main actor's \
      next turns, looked at both again, and opened a new list and message. Which of your lines ran \
      in between, and changed the flags?
      """)
  }

  @Test("a whole run of the app asks the process for each thing once")
  func askedOnce() {
    let questions = Launch.questions {
      let root = startApp(manager: manager)
      for _ in 1...2 { _ = shown(by: root) }
    }
    #expect(
      questions.sorted() == ["arguments", "newList"],
      """
      The test started the app and opened each screen twice. Meanwhile your code asked the process \
      these questions. It should ask two: for the arguments, and for the flag. Which lines use \
      Launch?
      """)
  }

  @Test("a root with flags does not ask the process, and its screens do not either")
  func askedNothing() {
    let questions = Launch.questions {
      for flags in [old, samples] { _ = shown(by: AppRoot(flags: flags, manager: manager)) }
    }
    #expect(
      questions == [],
      """
      The test passed a root its flags and opened its screens, so nothing was left to ask. Yet \
      your code asked the process these questions. Which line asks?
      """)
  }

  @Test("a to-do that you add while the app runs shows on the screens that are open")
  func addedLater() {
    let root = AppRoot(flags: new, manager: manager)
    let list = root.makeListScreen()
    let message = root.makeMessageScreen()
    // Lines that are put together at the first look are a copy, too.
    _ = list.lines + message.lines
    for _ in 1...2 { manager.add(Todo(title: "Tea")) }
    let lines = newLines + ["3. Tea", "4. Tea"]
    #expect(
      [list.lines, message.lines] == [lines, lines],
      """
      The test opened a list and a message, looked at them, and added Tea to the manager twice. \
      Both screens should show it twice. Which to-dos does a screen read, and when?
      """)
  }

  @Test("the compiler rejects a screen without flags")
  func refused() {
    for screen in ["ListScreen", "MessageScreen"] {
      compiler.rejects(
        each: ["_ = \(screen)()", "_ = \(screen)(manager: TodoManager())"],
        """
        A caller can create this \(screen) without flags. Where does the screen get them?
        """)
    }
  }

  @Test("no initializer of a screen lets a caller leave out the flags")
  func noWayWithout() {
    let probe = DeclarationProbe()
    let initializers = ["ListScreen", "MessageScreen"].flatMap { probe.makers(of: $0) }
      .filter { $0.kind == "init" }
    let withoutFlags = initializers.filter { maker in
      maker.needs.allSatisfy { $0 == "TodoManager" }
        || (maker.takes + maker.takesIfAsked).contains("Flags?")
        || maker.takesIfAsked.contains("Flags")
    }
    #expect(
      withoutFlags.map(\.text) == [],
      """
      With each of these initializers, a caller can create a screen and pass no flags, or nil. \
      Where does the screen get its flags then?
      """)
  }

  /// The lines of a new list screen, and those of a new message screen.
  private func shown(by root: AppRoot) -> [[String]] {
    [root.makeListScreen().lines, root.makeMessageScreen().lines]
  }
}

import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.7 Flags", .graded)
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
      The app started with the flag off and opened a list and a message. Then the server turned \
      the flag on, and the app opened another list and message. All four should have dashes. Which \
      line asks the process after the start? (If you read Water the plants, your code remembers \
      what it heard before this start. What is static or global?)
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
      The first root was handed flags for the old list, which has dashes, the second for the new \
      one, which has numbers. In the process, the flag is off. If both show the same list, which \
      line asks the process? How could the flags of the root get there?
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
      The first root was handed flags for the old list, which has dashes, the second for the new \
      one, which has numbers. In the process, the flag is on. If both show the same list, which \
      line asks the process? How could the flags of the root get there?
      """)
  }

  @Test("both screens show samples when the flags say so, in either list")
  func usesSamples() {
    let oldSamples = Flags(showsNewList: false, usesSamples: true)
    let lines = Launch.pretend(flags: [], arguments: ["-samples"]) {
      [new, samples, oldSamples].map { shown(by: AppRoot(flags: $0, manager: manager)) }
    }
    let oldSampleLines = ["- Water the plants", "- Call Mum"]
    #expect(
      lines == [newLines, sampleLines, oldSampleLines].map { [$0, $0] },
      """
      The flags of the first root want Milk and Bread. Those of the others want the samples alone. \
      Each pair is a list and a message. Which line chooses the to-dos, and what does it ask?
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
      Two roots were made first, with the old list and with the new one. Then each made a list and \
      a message, and then you looked at all four screens. If both lists look the same, they ask a \
      place that both share. The root that wrote there last answers. What is static or global?
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
      The app was started twice: once with the flag “newList” off, then with the flag on. It \
      should show the old list, and then the new one. If it shows the same list twice, what does \
      startApp ask, is the key “newList”, and is an earlier answer kept somewhere?
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
      The app was started twice, without the launch argument “-samples” and with it. It should \
      show Milk and Bread, and then the samples. What does startApp pass for `usesSamples`?
      """)
  }

  @Test("a change before the first screen is made has no effect either")
  func turnedOff() {
    let root = Launch.pretend(flags: ["newList"], arguments: ["-samples"]) {
      startApp(manager: manager)
    }
    let lines = Launch.pretend(flags: []) { shown(by: root) }
    #expect(
      lines == [sampleLines, sampleLines],
      """
      The app started with the new list and with samples. Before it made its first screen, the \
      process changed its answers. The app should still use the answers from the start. When \
      exactly does your code ask: in startApp, or when something needs the answer?
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
      These are the questions that the process was asked while the app started and showed each \
      screen twice. There should be two: one for the arguments, one for the flag. Two answers to \
      one question can differ. Search for the word Launch: which of these lines still needs to \
      ask?
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
      The root was handed its flags, so nothing was left to ask. Yet the process was asked these \
      questions. Which line asks them: one of the root, of a screen, or of a function that a \
      screen calls? A line whose answer is not used any more can go.
      """)
  }

  @Test("a to-do that you add while the app runs shows on the screens that are open")
  func addedLater() {
    let root = AppRoot(flags: new, manager: manager)
    let list = root.makeListScreen()
    let message = root.makeMessageScreen()
    // Lines that are put together at the first look are a copy, too.
    _ = list.lines + message.lines
    manager.add(Todo(title: "Tea"))
    #expect(
      [list.lines, message.lines].map { $0.count { $0.hasSuffix("Tea") } } == [1, 1],
      """
      The screens were open and in use when you added Tea to the manager, and both should show it \
      once. Flags are fixed at the start; to-dos are not. Does a screen keep a copy of the to-dos, \
      or of its lines?
      """)
  }

  @Test("the compiler refuses a screen without flags")
  func refused() {
    for screen in ["ListScreen", "MessageScreen"] {
      compiler.rejects(
        each: ["_ = \(screen)()", "_ = \(screen)(manager: TodoManager())"],
        """
        A caller can make this \(screen) without flags. Then its flags come from a default, the \
        process or a shared place, or a caller can forget to set them. What should its initializer \
        ask for?
        """)
    }
  }

  @Test("no initializer of a screen lets a caller leave out the flags")
  func noWayWithout() {
    let probe = DeclarationProbe()
    let initializers = ["ListScreen", "MessageScreen"].flatMap { probe.initializers(of: $0) }
    let flags = ["Flags", "Flags?", "Bool", "Bool?"]
    let withoutFlags = initializers.filter { maker in
      maker.needs.allSatisfy { $0 == "TodoManager" }
        || maker.takesIfAsked.contains(where: flags.contains)
        || maker.takes.contains { $0 == "Flags?" || $0 == "Bool?" }
    }
    #expect(
      withoutFlags.map(\.declaration) == [],
      """
      These initializers make a screen for a caller who passes no flags, or passes nil: by a \
      default argument, by an optional, or because they never ask. Then the screen takes a \
      default, or looks for its flags by itself. Which code should choose them?
      """)
  }

  /// The lines of a new list screen, and those of a new message screen.
  private func shown(by root: AppRoot) -> [[String]] {
    [root.makeListScreen().lines, root.makeMessageScreen().lines]
  }
}

import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.7 Flags", .serialized, .graded)
struct FlagsTests {
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
        [list.lines, message.lines] + screenLines(of: root)
      }
    }
    #expect(
      lines == [oldLines, oldLines, oldLines, oldLines],
      """
      The app started with the flag off, so all four screens should show dashes. Where does each \
      screen get its flags?
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
      In the process, the flag was off both times. How does a root pass its flags to its list \
      screen?
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
      In the process, the flag was on both times. How does a root pass its flags to its message \
      screen?
      """)
  }

  @Test("both screens show samples only if usesSamples is true")
  func usesSamples() throws {
    let oldSamples = Flags(showsNewList: false, usesSamples: true)
    let apps: [(flags: Flags, manager: TodoManager, lines: [String])] = [
      (new, manager, newLines),
      (samples, manager, sampleLines),
      (oldSamples, manager, ["- Water the plants", "- Call Mum"]),
      (new, TodoManager(), []),
    ]
    let shown = Launch.pretend(flags: [], arguments: ["-samples"]) {
      apps.map { screenLines(of: AppRoot(flags: $0.flags, manager: $0.manager)) }
    }
    let titles = manager.todos.map(\.title)
    try #require(
      titles == ["Milk", "Bread"],
      "The user's own manager should still hold only Milk and Bread. Which line adds to-dos to it?")
    for (app, lines) in zip(apps, shown) {
      #expect(
        lines == [app.lines, app.lines],
        """
        Below: the list and the message of an app whose manager has \(app.manager.todos.count) \
        to-dos, and whose usesSamples is \(app.flags.usesSamples). Which line chooses what they \
        show?
        """)
    }
  }

  @Test("two apps with different flags run side by side")
  func besideEachOther() {
    let roots = [old, new].map { AppRoot(flags: $0, manager: manager) }
    let lists = roots.map { $0.makeListScreen() }
    let messages = roots.map { $0.makeMessageScreen() }
    #expect(
      (lists.map(\.lines) + messages.map(\.lines)) == [oldLines, newLines, oldLines, newLines],
      "Below: both roots' lists, then their messages. What do the two roots share?")
  }

  @Test("the app reads the flag and the launch argument once each")
  func askedOnce() {
    let questions = Launch.questions {
      let root = startApp(manager: manager)
      for _ in 1...2 { _ = screenLines(of: root) }
    }
    #expect(
      questions.sorted() == ["arguments", "newList"],
      """
      Your code should read the arguments and the flag once each, however many screens are opened. \
      Which lines use Launch?
      """)
  }

  /// Returns the lines of a new list screen and of a new message screen.
  private func screenLines(of root: AppRoot) -> [[String]] {
    [root.makeListScreen().lines, root.makeMessageScreen().lines]
  }
}

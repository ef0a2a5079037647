import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.2 Shared", .graded)
struct SharedTests {
  private let compiler = CompilerProbe()

  @Test("the list shows the to-dos of the manager you pass")
  func listUsesManager() {
    let manager = TodoManager()
    manager.add(Todo(title: "Water the plants"))
    let list = makeScreens(manager: manager).list
    // Reads the titles once, in case the list copies them at the first read.
    _ = list.titles
    let titles = ["Water the plants", "Read a book", "Read a book"]
    for title in titles.dropFirst() { manager.add(Todo(title: title)) }
    #expect(
      shownTitles(on: list, of: titles) == titles,
      """
      The manager got its last two to-dos after the list was first read. Which manager does the \
      list read, and when?
      """)
  }

  @Test("the add screen saves in the manager you pass")
  func addUsesManager() {
    let manager = TodoManager()
    let add = makeScreens(manager: manager).add
    let titles = ["Call Mina", "Call Mina", ""]
    for title in titles { add.save(title: title) }
    #expect(
      manager.todos.map(\.title) == titles,
      """
      Each call should add one to-do to the manager, whatever the title. What does save(title:) do \
      with each title?
      """)
  }

  @Test("screens with different managers share no to-dos")
  func twoManagers() {
    let managers = [TodoManager(), TodoManager()]
    let home = makeScreens(manager: managers[0])
    let work = makeScreens(manager: managers[1])
    home.add.save(title: "Feed the cat")
    work.add.save(title: "Write the report")
    let titles = ["Feed the cat", "Write the report"]
    let atHome = shownTitles(on: home.list, of: titles)
    let atWork = shownTitles(on: work.list, of: titles)
    withExtendedLifetime(managers) {}
    #expect(
      [atHome, atWork] == [["Feed the cat"], ["Write the report"]],
      """
      Each list should show only what its own add screen saved. What do the two pairs of screens \
      share?
      """)
  }

  @Test("with a new manager, the list is empty")
  func order() {
    makeScreens(manager: TodoManager()).add.save(title: "Pay the rent")
    let screens = makeScreens(manager: TodoManager())
    let titles = screens.list.titles
    // Other tests can leave to-dos, too, in any order. If this test's to-do is left, an issue shows
    // only that to-do.
    let leftBehind = titles.contains("Pay the rent") ? ["Pay the rent"] : titles
    #expect(
      leftBehind == [],
      """
      Other screens saved these to-dos, perhaps in another test. Which object in your file lives \
      longer than the screens?
      """)
  }

  @Test("each screen keeps its manager alive")
  func keeps() {
    expectKept(
      TodoManager(), by: [{ makeScreens(manager: $0).list }, { makeScreens(manager: $0).add }],
      "No other code holds the manager. How does each screen store its manager?")
  }

  @Test("the compiler rejects a screen without a manager")
  func withoutManagerRefused() {
    compiler.requires(
      "manager: TodoManager()", by: "makeScreens", creating: ["TodoListScreen", "AddTodoScreen"],
      "This code has no manager and still gets a screen. Which to-dos can the screen show or save?")
  }

  /// Returns the titles on the list that are in `titles`, without titles that other tests left.
  private func shownTitles(on list: TodoListScreen, of titles: [String]) -> [String] {
    list.titles.filter(titles.contains)
  }
}

import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.2 Shared", .graded)
struct SharedTests {
  private let compiler = CompilerProbe()

  @Test("a to-do that you add on one screen shows on the other")
  func addShows() {
    let screens = makeScreens(manager: TodoManager())
    screens.add.save(title: "Buy milk")
    #expect(
      screens.list.titles.contains("Buy milk"),
      """
      The add screen saved “Buy milk”, and the list does not show it. Do both screens keep the \
      same manager, and does the list ask it again each time? Who could hand it to both?
      """)
  }

  @Test("the list shows what the manager that you pass holds")
  func listUsesManager() {
    let manager = TodoManager()
    manager.add(Todo(title: "Water the plants"))
    let list = makeScreens(manager: manager).list
    // A list that is filled at the first look is a copy, too.
    _ = list.titles
    manager.add(Todo(title: "Read a book"))
    let titles = ["Water the plants", "Read a book"]
    #expect(
      shown(on: list, of: titles) == titles,
      """
      The test passed a manager with “Water the plants”, looked at the list, added “Read a book”, \
      and looked again. The list should show each of them, once. If it shows none, it asks another \
      manager: where does it get that one? If only the second is missing, the list shows an old \
      copy.
      """)
  }

  @Test("what you save on the add screen is in the manager that you pass")
  func addUsesManager() {
    let manager = TodoManager()
    makeScreens(manager: manager).add.save(title: "Call Mina")
    #expect(
      manager.todos.map(\.title) == ["Call Mina"],
      """
      “Call Mina” was saved once and should be in the manager that was passed. If it is not, the \
      add screen wrote it into another one. Where does that manager come from?
      """)
  }

  @Test("two managers know nothing of each other")
  func twoManagers() {
    let home = makeScreens(manager: TodoManager())
    let work = makeScreens(manager: TodoManager())
    home.add.save(title: "Feed the cat")
    work.add.save(title: "Write the report")
    let titles = ["Feed the cat", "Write the report"]
    let atHome = shown(on: home.list, of: titles)
    let atWork = shown(on: work.list, of: titles)
    #expect(
      [atHome, atWork] == [["Feed the cat"], ["Write the report"]],
      """
      Two pairs of screens were open at once, each with its own manager. If a to-do shows on the \
      wrong list, both pairs still share a place that belongs to neither. Do not rename that \
      place, empty it or replace its content: the other pair uses it, too.
      """)
  }

  @Test("a new manager starts empty, whatever was added before")
  func order() {
    makeScreens(manager: TodoManager()).add.save(title: "Pay the rent")
    let screens = makeScreens(manager: TodoManager())
    let titles = screens.list.titles
    // Other tests leave something behind as well, and their order changes: one title is enough.
    let leftBehind = titles.contains("Pay the rent") ? ["Pay the rent"] : titles
    #expect(
      leftBehind == [],
      """
      A new manager holds nothing, so its list should be empty. What it shows comes from other \
      screens. So the result of a test depends on the tests that ran before it. What in your file \
      lives longer than the screens do?
      """)
  }

  @Test("each screen keeps the manager that it was handed")
  func keeps() {
    let release = ReleaseProbe()
    func watched(_ name: String) -> TodoManager {
      let manager = TodoManager()
      release.watch(manager, name)
      return manager
    }
    // Functions of their own, so that nothing of the other screen is held here.
    func makeList() -> TodoListScreen { makeScreens(manager: watched("list")).list }
    func makeAdd() -> AddTodoScreen { makeScreens(manager: watched("add")).add }
    withExtendedLifetime((makeList(), makeAdd())) {
      #expect(
        release.alive == ["list", "add"],
        """
        One of the two screens was closed, the test kept no reference, and the manager was \
        released. The open screen still needs it, and cannot rely on the other screen to hold it. \
        How does each screen hold its manager?
        """)
    }
  }

  @Test("no code can use TodoManager.shared any more")
  func refused() {
    // A key path asks for the name alone: a use would also be refused for being unsafe when
    // `shared` is a `var`, and that is another matter.
    compiler.rejects(
      #"_ = \TodoManager.Type.shared"#,
      because: ["has no member", "inaccessible", "unavailable"],
      unlike: #"_ = \TodoManager.todos"#,
      """
      This line uses only the name TodoManager.shared, and the name still exists. As long as every \
      file can reach it, some screen will use it, and its initializer does not show that. Which \
      code needs it when the screens are handed a manager?
      """)
  }

  @Test("the compiler refuses a screen without a manager")
  func withoutManagerRefused() {
    compiler.requires(
      "manager: TodoManager()", by: "makeScreens", making: ["TodoListScreen", "AddTodoScreen"],
      """
      A caller can make this screen without a manager. Then the screen uses one that the caller \
      never passed, or it has none. Where does it get its manager?
      """)
  }

  @Test("nil does not pass for a manager")
  func nilRefused() {
    for type in ["TodoListScreen", "AddTodoScreen"] {
      compiler.rejectsNil(
        for: ["TodoManager"], in: type, among: 1...2,
        """
        An initializer of \(type) accepts nil where the manager belongs. A caller that passes nil \
        gets a screen that makes its own manager or does nothing. Can it work without one?
        """)
    }
  }

  /// What `list` shows of `titles`: those of one test, whatever the others left behind.
  private func shown(on list: TodoListScreen, of titles: [String]) -> [String] {
    list.titles.filter(titles.contains)
  }
}

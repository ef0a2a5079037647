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
      The test saved “Buy milk” on the add screen, and the list doesn't show it. What does \
      save(title:) change, and what does titles read?
      """)
  }

  @Test("the list shows what the manager that you pass holds")
  func listUsesManager() {
    let manager = TodoManager()
    manager.add(Todo(title: "Water the plants"))
    let list = makeScreens(manager: manager).list
    // A list that is filled at the first look is a copy, too.
    _ = list.titles
    let titles = ["Water the plants", "Read a book", "Read a book"]
    for title in titles.dropFirst() { manager.add(Todo(title: title)) }
    #expect(
      shown(on: list, of: titles) == titles,
      """
      The test passed a manager with “Water the plants”, looked at the list, added “Read a book” \
      twice to the manager, and looked again. The list should show all three to-dos, in this \
      order. Which manager does the list read, and when?
      """)
  }

  @Test("what you save on the add screen is in the manager that you pass")
  func addUsesManager() {
    let manager = TodoManager()
    let add = makeScreens(manager: manager).add
    let titles = ["Call Mina", "Call Mina", ""]
    for title in titles { add.save(title: title) }
    #expect(
      manager.todos.map(\.title) == titles,
      """
      The test saved “Call Mina” twice, then a to-do without a title. The manager that it passed \
      should hold these three. What does save(title:) do with each of them?
      """)
  }

  @Test("two managers share nothing")
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
      The test created two pairs of screens, each with its own manager, and saved one to-do on \
      each add screen. Each list should show the to-do of its own pair. What do both pairs use?
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

  @Test("each screen keeps the manager it gets")
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
      code needs it when the screens take a manager?
      """)
  }

  @Test("the compiler rejects a screen without a manager")
  func withoutManagerRefused() {
    compiler.requires(
      "manager: TodoManager()", by: "makeScreens", making: ["TodoListScreen", "AddTodoScreen"],
      """
      A caller can create this screen without a manager. Where does the screen get one?
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    for type in ["TodoListScreen", "AddTodoScreen"] {
      compiler.rejectsNil(
        for: ["TodoManager"], in: type, among: 1...2,
        """
        An initializer of \(type) accepts nil where the manager belongs. What can this screen do \
        for a caller that passes nil?
        """)
    }
  }

  /// What `list` shows of `titles`: those of one test, whatever the others left behind.
  private func shown(on list: TodoListScreen, of titles: [String]) -> [String] {
    list.titles.filter(titles.contains)
  }
}

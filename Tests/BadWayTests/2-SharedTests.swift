import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.2 Shared", .graded)
struct SharedTests {
  @Test("with a new manager, the list is empty")
  func order() {
    var earlier = makeScreens(manager: TodoManager())
    save("Pay the rent", on: &earlier.add)
    let screens = makeScreens(manager: TodoManager())
    let titles = screens.list.titles
    // Other tests can leave to-dos, too, in any order. If this test's to-do is left, an issue shows
    // only that to-do.
    let leftBehind = titles.contains("Pay the rent") ? ["Pay the rent"] : titles
    #expect(
      leftBehind == [],
      """
      Other screens saved these to-dos, perhaps in another test. Which object held the to-dos \
      before this list was created?
      """)
  }

  @Test("the list shows the to-dos of the manager you pass")
  func listUsesManager() {
    let manager = TodoManager()
    manager.add(Todo(title: "Water the plants"))
    let list = makeScreens(manager: manager).list
    // Reads the titles once, in case the list copies them at the first read.
    _ = list.titles
    let titles = ["Water the plants", "Read a book", "Read a book"]
    for title in titles.dropFirst() { manager.add(Todo(title: title)) }
    // Without titles that other tests left.
    #expect(
      list.titles.filter(titles.contains) == titles,
      """
      The manager got its last two to-dos after the list was first read. Which manager does the \
      list read, and when?
      """)
  }

  @Test("the add screen saves in the manager you pass")
  func addUsesManager() {
    let manager = TodoManager()
    var screens = makeScreens(manager: manager)
    let titles = ["Call Mina", "Call Mina", ""]
    for title in titles { save(title, on: &screens.add) }
    #expect(
      manager.todos.map(\.title) == titles,
      """
      Each save() should add one to-do to the manager, whatever the text. What does save() do with \
      each text?
      """)
  }

  /// Types a title and saves it.
  ///
  /// The screen is `inout` because it may be a struct.
  private func save(_ title: String, on screen: inout AddTodoScreen) {
    screen.text = title
    screen.save()
  }
}

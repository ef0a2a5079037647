import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.1 TwoSided", .graded)
struct TwoSidedTests {
  private let compiler = CompilerProbe(counterpart: "_ = makePair()")

  @Test("the left pane counts to-dos added on the right")
  func counted() {
    let pair = makePair()
    let before = shown(pair.folders, pair.todos)
    var rows = [pair.folders.rows]
    for _ in 1...2 {
      pair.todos.add("Buy milk")
      rows.append(pair.folders.rows)
    }
    #expect(
      rows == [["Home: 0", "Work: 0"], ["Home: 1", "Work: 0"], ["Home: 2", "Work: 0"]],
      ifNew(
        before,
        """
        In the right pane, the test added “Buy milk” to Home twice. Below: the left pane's rows \
        before and after each addition. They should count every to-do, even two with the same \
        text. Which TodoPane does FolderPane.rows read, and does it read it each time?
        """))
  }

  @Test("the right pane adds to-dos to the selected folder")
  func addedToSelected() {
    let pair = makePair()
    let before = shown(pair.folders, pair.todos)
    for folder in [Folder.work, .home, .work] {
      pair.folders.select(folder)
      pair.todos.add("Write the report")
    }
    #expect(
      pair.folders.rows == ["Home: 1", "Work: 2"],
      ifNew(
        before,
        """
        In the left pane, the test selected Work, Home, and Work again. After each selection, it \
        added a to-do in the right pane. Below: the left pane's rows. Each to-do should be in the \
        folder that was selected at the time. Which folder does add(_:) use?
        """))
  }

  @Test("two pairs share nothing")
  func twoPairs() {
    let first = makePair()
    first.folders.select(.work)
    let second = makePair()
    first.todos.add("Write the report")
    second.todos.add("Buy milk")
    second.todos.add("Buy bread")
    #expect(
      [first, second].map { shown($0.folders, $0.todos) } == [
        ["Work", "Home: 0", "Work: 1"], ["Home", "Home: 2", "Work: 0"],
      ],
      """
      The test created two pairs. In the first, it selected Work and added a to-do; in the second, \
      it added two to-dos to Home. Below: each pair's title and rows. Each pair should show its \
      own folder and to-dos. (If a single pair fails, too, start with that test.) What do the \
      pairs share?
      """)
  }

  @Test("other files can't create a pane")
  func panesRefused() {
    compiler.rejects(
      // Only the initializer's name, since learners choose its parameters.
      each: panes.map { "_ = \($0).init" },
      because: ["inaccessible", "unavailable", "cannot be constructed", "cannot be instantiated"],
      """
      Code in other files can create a pane that isn't linked to a partner. Only makePair() should \
      create panes. Which code can use this initializer? (A class without its own initializer \
      inherits one from its superclass.)
      """)
  }

  private let panes = ["FolderPane", "TodoPane"]

  /// Returns what a pair shows: the right pane's title, and the left pane's rows.
  private func shown(_ folders: FolderPane, _ todos: TodoPane) -> [String] {
    [todos.title] + folders.rows
  }

  /// Returns the comment, or another one if the pair showed another pair's data when it was new.
  private func ifNew(_ before: [String], _ comment: Comment) -> Comment {
    if before == ["Home", "Home: 0", "Work: 0"] { return comment }
    let other = makePair()
    other.folders.select(before[0] == "Home" ? .work : .home)
    other.todos.add("Buy milk")
    let another = makePair()
    if shown(another.folders, another.todos) == before { return comment }
    return """
      The test called makePair(), and the new pair already showed another pair's selected folder \
      or to-dos. So all pairs share this data (1.2). Which static or global variable stores it, or \
      the pair itself?
      """
  }

  /// Uses both panes, since a lazy reference is nil before.
  private func use(_ folders: FolderPane, _ todos: TodoPane) {
    todos.add("Buy milk")
    _ = (folders.rows, todos.title)
  }
}

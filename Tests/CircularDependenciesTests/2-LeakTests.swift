import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.2 Leak", .graded)
struct LeakTests {
  private let end = ProgramEnd()

  @Test("a to-do that you add on the right is counted on the left")
  func counted() {
    let columns = makeColumns()
    columns.todos.add("Buy milk")
    columns.todos.add("Buy bread")
    #expect(
      columns.folders.rows == ["Home: 2", "Work: 0"],
      """
      You hold both columns, and two to-dos were added to Home on the right. The left column \
      should count both, as it did before. Does it still reach the right one?
      """)
  }

  @Test("the folder that you select on the left is named on the right")
  func named() {
    let columns = makeColumns()
    columns.folders.select(.work)
    #expect(
      columns.todos.title == "Work",
      """
      You hold both columns, and Work was selected on the left. The right column should say so, as \
      it did before. Does it still reach the left one?
      """)
  }

  @Test("two windows know nothing of each other")
  func twoWindows() {
    let (first, second) = (makeColumns(), makeColumns())
    first.folders.select(.work)
    first.todos.add("Write the report")
    second.todos.add("Buy milk")
    second.todos.add("Buy bread")
    let shown = [first, second].map { [$0.todos.title] + $0.folders.rows }
    #expect(
      shown == [["Work", "Home: 0", "Work: 1"], ["Home", "Home: 2", "Work: 0"]],
      """
      Two windows are open, and you hold the columns of both. In the first one Work was selected \
      and got a to-do; in the second one Home got two. You see what the first window says, and \
      then the second. If one shows what was done in the other, something is kept where all \
      columns find it: in the file, or in a type. What belongs to one pair alone?
      """)
  }

  @Test("both columns are gone when you let go of them")
  func released() {
    let release = ReleaseProbe()
    do {
      let columns = makeColumns()
      watch(columns, with: release)
    }
    release.expectAllReleased(
      """
      The test made two columns and let go of them. What is still alive is held by something that \
      is alive, too. Draw an arrow for each property and each closure that holds, also behind the \
      columns. Do the arrows go in a circle? If not, something outside of the columns holds, and \
      never goes: a variable of the file, or one of a type.
      """)
  }

  @Test("both columns are gone after you have worked with them")
  func releasedAfterUse() {
    let release = ReleaseProbe()
    do {
      let columns = makeColumns()
      columns.folders.select(.work)
      columns.todos.add("Write the report")
      _ = (columns.folders.rows, columns.todos.title, columns.todos.count(in: .work))
      watch(columns, with: release)
    }
    release.expectAllReleased(
      """
      A folder was selected and a to-do was added, and then the test let go of the columns. \
      Something still holds them. If it is a circle, which of its arrows could know without \
      holding? A closure that was kept while you worked is such an arrow, too. If it is a variable \
      that never goes, which code needs it?
      """)
  }

  @Test("a to-do column that is left alone does no harm")
  func todosAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held only the right column, asked for its title and added a to-do. The left column \
      may be gone by then, and the program stopped. A link to an object that can go first has to \
      notice that it is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let todos = makeColumns().todos
      // The columns of another window may now stand where the left one stood in memory.
      let other = makeColumns()
      other.folders.select(.work)
      print("The title is \(todos.title).")
      todos.add("Buy milk")
      print("In Work there are \(todos.count(in: .work)).")
      withExtendedLifetime(other) {}
      await end.reach()
    }
    let output = result?.output ?? ""
    #expect(
      !output.contains("The title is Work."),
      """
      Work was selected in another window, not in this one. The right column shows another \
      window's column: all windows share the link, or no code checks that its object is still there.
      """)
  }

  @Test("a folder column that is left alone does no harm")
  func foldersAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held only the left column, asked for its rows and selected a folder. The right \
      column may be gone by then, and the program stopped. A link to an object that can go first \
      has to notice that it is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let folders = makeColumns().folders
      // The columns of another window may now stand where the right one stood in memory.
      let other = makeColumns()
      other.todos.add("Buy milk")
      print("The rows are \(folders.rows).")
      folders.select(.work)
      print("The rows are \(folders.rows).")
      withExtendedLifetime(other) {}
      await end.reach()
    }
    let output = result?.output ?? ""
    #expect(
      !output.contains("Home: 1"),
      """
      A to-do was added in another window, not in this one. The left column counts in another \
      window's column: all windows share the link, or no code checks that its object is still there.
      """)
  }

  /// Watches the columns, and what they hold: a column that is a value goes by itself, and may
  /// leave that behind.
  private func watch(
    _ columns: (folders: FolderColumn, todos: TodoColumn), with release: ReleaseProbe
  ) {
    release.watch(columns.folders as AnyObject, "the folder column")
    release.watch(columns.todos as AnyObject, "the to-do column")
    let held = reached(from: columns.folders) + reached(from: columns.todos)
    for object in held where isOfLesson(object) {
      release.watch(object, "a \(type(of: object))")
    }
  }
}

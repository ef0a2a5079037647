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
    var rows = [columns.folders.rows]
    for _ in 1...2 {
      columns.todos.add("Buy milk")
      rows.append(columns.folders.rows)
    }
    #expect(
      rows == [["Home: 0", "Work: 0"], ["Home: 1", "Work: 0"], ["Home: 2", "Work: 0"]],
      """
      The test held both columns, and added “Buy milk” to Home on the right, twice. You see the \
      rows of the left column before and after each. It should count every to-do, also two with \
      the same text. Does it still reach the right column?
      """)
  }

  @Test("the folder that you select on the left is named on the right")
  func named() {
    let columns = makeColumns()
    var titles = [columns.todos.title]
    for folder in [Folder.work, .home] {
      columns.folders.select(folder)
      titles.append(columns.todos.title)
    }
    #expect(
      titles == ["Home", "Work", "Home"],
      """
      The test held both columns, and selected Work on the left, and then Home. You see the title \
      of the right column before and after each. Does it still reach the left column?
      """)
  }

  @Test("two windows share nothing")
  func twoWindows() {
    let first = makeColumns()
    first.folders.select(.work)
    let second = makeColumns()
    first.todos.add("Write the report")
    second.todos.add("Buy milk")
    second.todos.add("Buy bread")
    #expect(
      [shown(first), shown(second)] == [
        ["Work", "Home: 0", "Work: 1"], ["Home", "Home: 2", "Work: 0"],
      ],
      """
      The test held the columns of two windows. It selected Work in the first one and added a \
      to-do there, and added two to Home in the second. You see what each window shows. Each \
      should show its own folder and to-dos. What do the windows share?
      """)
    let beginnings = (1...20).map { _ in
      let columns = makeColumns()
      defer {
        columns.folders.select(.work)
        columns.todos.add("Write the report")
      }
      return shown(columns)
    }
    #expect(
      beginnings.first { $0 != ["Home", "Home: 0", "Work: 0"] } == nil,
      """
      The test opened twenty windows, one after the other, and selected Work and added a to-do in \
      each before it closed it. You see what a new window showed. Each should begin with Home, \
      without to-dos. What is still there when a window is closed?
      """)
  }

  @Test("both columns are deallocated when you release them")
  func released() {
    let release = ReleaseProbe()
    do {
      watch(makeColumns(), "of a new window", with: release)
      watch(worked(makeColumns()), "after work", with: release)
    }
    release.expectAllReleased(
      """
      The test made two columns and released them, and did the same with two that it had worked \
      with. Draw an arrow for each property and each closure that holds one of these objects, also \
      in a variable of the file or of a type. Which arrow leads to what is still alive?
      """)
  }

  @Test("a to-do column that is left alone does no harm")
  func todosAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held only the right column, of a new window and of one that it had worked with. \
      Then it read the title and added a to-do, and the program crashed. The left column may be \
      deallocated by then. Which link has to notice that?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let columns = [makeColumns().todos, worked(makeColumns()).todos]
      // The columns of another window may now stand where the left one stood in memory.
      let other = makeColumns()
      other.folders.select(.work)
      for todos in columns {
        print("The title is \(todos.title).")
        todos.add("Buy milk")
        print("The title is \(todos.title), to-dos in Work: \(todos.count(in: .work)).")
      }
      withExtendedLifetime(other) {}
      await end.reach()
    }
    let output = result?.output ?? ""
    #expect(
      !output.contains("The title is Work"),
      """
      The left column was deallocated, and Work was selected in another window. The right column \
      says “Work” now. Where does it find the other window?
      """)
  }

  @Test("a folder column that is left alone does no harm")
  func foldersAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held only the left column, of a new window and of one that it had worked with. \
      Then it read the rows and selected a folder, and the program crashed. The right column may \
      be deallocated by then. Which link has to notice that?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let columns = [makeColumns().folders, worked(makeColumns()).folders]
      // The columns of another window may now stand where the right one stood in memory.
      let other = makeColumns()
      for _ in 1...3 { other.todos.add("Buy milk") }
      for folders in columns {
        print("The rows are \(folders.rows).")
        folders.select(.work)
        print("The rows are \(folders.rows).")
      }
      withExtendedLifetime(other) {}
      await end.reach()
    }
    let output = result?.output ?? ""
    #expect(
      !output.contains("Home: 3"),
      """
      The right column was deallocated, and three to-dos were added to Home in another window. The \
      left column counts them now. Where does it find the other window?
      """)
  }

  /// Watches the columns, and what they hold: a column that is a value goes by itself, and may
  /// leave that behind.
  private func watch(
    _ columns: (folders: FolderColumn, todos: TodoColumn), _ when: String,
    with release: ReleaseProbe
  ) {
    release.watch(columns.folders as AnyObject, "the folder column \(when)")
    release.watch(columns.todos as AnyObject, "the to-do column \(when)")
    let held = reached(from: columns.folders) + reached(from: columns.todos)
    for object in held where isOfLesson(object) {
      release.watch(object, "a \(type(of: object)) \(when)")
    }
  }
}

/// What a window shows: the title on the right, and the rows of the left.
private func shown(_ columns: (folders: FolderColumn, todos: TodoColumn)) -> [String] {
  [columns.todos.title] + columns.folders.rows
}

/// The same columns, after each has used the other one.
private func worked(
  _ columns: (folders: FolderColumn, todos: TodoColumn)
) -> (folders: FolderColumn, todos: TodoColumn) {
  for folder in [Folder.work, .home] {
    columns.folders.select(folder)
    columns.todos.add("Write the report")
    _ = shown(columns)
  }
  return columns
}

import CircularDependenciesSupport
import Foundation
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.2 Leak: checks", .graded)
struct LeakChecks {
  private let end = ProgramEnd()

  @Test("the right column names the folder selected on the left")
  func named() {
    let columns = makeColumns()
    var titles = [columns.todos.title]
    for folder in [Folder.work, .home] {
      columns.folders.select(folder)
      titles.append(columns.todos.title)
    }
    #expect(
      titles == ["Home", "Work", "Home"], "Does the right column still reach the left one?")
  }

  @Test("the left column counts to-dos added on the right")
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
      Every to-do counts, even if two have the same text. Does the left column still reach the \
      right column's to-dos?
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
      [visibleTexts(of: first), visibleTexts(of: second)] == [
        ["Work", "Home: 0", "Work: 1"], ["Home", "Home: 2", "Work: 0"],
      ],
      "Below: each window's title and rows. What do the windows share?")
    let beginnings = (1...20).map { _ in
      let columns = makeColumns()
      defer {
        columns.folders.select(.work)
        columns.todos.add("Write the report")
      }
      return visibleTexts(of: columns)
    }
    let expected = ["Home", "Home: 0", "Work: 0"]
    let beginning = beginnings.first { $0 != expected } ?? expected
    #expect(
      beginning == expected,
      """
      The test opened, used and closed twenty windows, one after the other. Each should start with \
      Home, without to-dos. What stays in memory when a window is closed?
      """)
  }

  @Test("a sync adds a to-do after its window has closed")
  func todosAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The user closed the window, but a sync still held the right column. When the sync added “Buy \
      milk” or read the title, the program crashed. What does the right column need for that?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let columns = [makeColumns().todos, todoColumn(ofWindowClosedIn: .work)]
      // Other windows' columns may now use the memory of the left columns.
      let others = (1...8).map { _ in makeColumns() }
      for other in others { other.folders.select(Folder(name: otherFolder)) }
      for todos in columns {
        todos.add("Buy milk")
        let counts = Folder.all.map { "\($0.name): \(todos.count(in: $0))" }
        print("\nThe sync sees: " + (["Title: \(todos.title)"] + counts).joined(separator: "|"))
      }
      withExtendedLifetime(others) {}
      await end.reach()
    }
    guard let result else { return }
    let prefix = "The sync sees: "
    let seen = result.output.split(separator: "\n").filter { $0.hasPrefix(prefix) }.map {
      $0.dropFirst(prefix.count).components(separatedBy: "|")
    }
    let isElsewhere = seen.contains { $0.first == "Title: \(otherFolder)" }
    #expect(
      !isElsewhere,
      """
      The test selected \(otherFolder) in another window, and the closed window's right column \
      named this folder. How does the right column reach the other window?
      """)
    guard !isElsewhere else { return }
    // In a new window, Home is selected.
    let expected = [
      ["Title: Home", "Home: 1", "Work: 0"], ["Title: Work", "Home: 1", "Work: 2"],
    ]
    let difference = zip(seen, expected).first { $0 != $1 }
    let isUsed = seen.first == expected.first
    let before = isUsed ? "added a to-do to each folder, selected Work" : "left Home selected"
    let withoutMilk = isUsed ? ["Home: 1", "Work: 1"] : ["Home: 0", "Work: 0"]
    let isLost = difference?.0.dropFirst().elementsEqual(withoutMilk) == true
    let outcome = isLost ? ", but the to-do was lost" : " and read the title"
    #expect(
      difference?.0 == difference?.1,
      """
      The user \(before) and closed the window. A sync, which still held the right column, added \
      “Buy milk”\(outcome). What does the right column need for that?
      """)
  }

  @Test("a badge counts to-dos after its window has closed")
  func foldersAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The user closed the window, but the badge still held the left column. When it read the rows \
      or selected Work, the program crashed; rows with zeros would have been fine. Which of your \
      lines needed the right column?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let columns = [makeColumns().folders, afterUse(makeColumns()).folders]
      // Another window's columns may now use the memory of the right columns.
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
      The test added to-dos in another window, and the closed window's left column counted them. \
      How does the left column reach the other window?
      """)
  }
}

/// Returns the texts that a window shows: the right column's title, and the left column's rows.
private func visibleTexts(of columns: (folders: FolderColumn, todos: TodoColumn)) -> [String] {
  [columns.todos.title] + columns.folders.rows
}

/// A folder that's selected only in other windows.
private let otherFolder = "Trips"

/// Returns the right column of a window that was used and closed with a folder selected.
private func todoColumn(ofWindowClosedIn folder: Folder) -> TodoColumn {
  let columns = afterUse(makeColumns())
  columns.folders.select(folder)
  return columns.todos
}

/// Returns the columns after each column has used the other one.
func afterUse(
  _ columns: (folders: FolderColumn, todos: TodoColumn)
) -> (folders: FolderColumn, todos: TodoColumn) {
  for folder in [Folder.work, .home] {
    columns.folders.select(folder)
    columns.todos.add("Write the report")
    _ = visibleTexts(of: columns)
  }
  return columns
}

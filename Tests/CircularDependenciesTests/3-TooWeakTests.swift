import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.3 TooWeak", .graded)
struct TooWeakTests {
  @Test("holding the left half keeps the right half alive")
  func alive() async {
    let folders = makeLeftHalf()
    var isThere = [right(of: folders) != nil]
    await drainMainActor()
    isThere.append(right(of: folders) != nil)
    #expect(
      isThere == [true, true],
      """
      Below: whether the right half exists, immediately and after the main actor's next turns. \
      Which object should keep the right half alive?
      """)
    withExtendedLifetime(folders) {}
  }

  @Test("the left half counts to-dos added on the right")
  func counted() {
    let folders = makeLeftHalf()
    var rows = [folders.rows]
    for _ in 1...2 {
      right(of: folders)?.add("Buy milk")
      rows.append(folders.rows)
    }
    #expect(
      rows == [["Home: 0", "Work: 0"], ["Home: 1", "Work: 0"], ["Home: 2", "Work: 0"]],
      """
      Every to-do counts, even if two have the same text. Which right half does FolderHalf.rows \
      read?
      """)
  }

  @Test("the right half names the folder selected on the left")
  func named() {
    let folders = makeLeftHalf()
    var titles = [right(of: folders)?.title]
    for folder in [Folder.work, .home] {
      folders.select(folder)
      titles.append(right(of: folders)?.title)
    }
    #expect(
      titles == ["Home", "Work", "Home"],
      "Below, nil means that there's no right half. How does the right half reach its owner?")
  }

  @Test("two windows share nothing")
  func twoWindows() {
    let first = makeLeftHalf()
    first.select(.work)
    let second = makeLeftHalf()
    right(of: first)?.add("Write the report")
    right(of: second)?.add("Buy milk")
    right(of: second)?.add("Buy bread")
    let shown = [first, second].map { [right(of: $0)?.title ?? "nothing"] + $0.rows }
    #expect(
      shown == [["Work", "Home: 0", "Work: 1"], ["Home", "Home: 2", "Work: 0"]],
      "Below: each window's title and rows. How does a right half reach its owner?")
  }
}

/// Returns the right half, whether or not the property is optional.
func right(of folders: FolderHalf) -> TodoHalf? {
  folders.todos
}

import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.3 TooWeak", .graded)
struct TooWeakTests {
  private let end = ProgramEnd()

  @Test("the right half is there as long as you hold the left one")
  func alive() async {
    let folders = makeLeftHalf()
    var isThere = [right(of: folders) != nil]
    await drainMainActor()
    isThere.append(right(of: folders) != nil)
    #expect(
      isThere == [true, true],
      """
      The test held the left half, as the window does. You see whether its right half was there: \
      at once, and after the main actor's next turns. Which object is there exactly as long as the \
      right half is needed, and could hold it?
      """)
    withExtendedLifetime(folders) {}
  }

  @Test("a to-do that you add on the right is counted on the left")
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
      The test added “Buy milk” to Home on the right, twice. You see the rows of the left half \
      before and after each. It should count every to-do, also two with the same text. Which right \
      half does it ask, and when?
      """)
  }

  @Test("the folder that you select on the left is named on the right")
  func named() {
    let folders = makeLeftHalf()
    var titles = [right(of: folders)?.title]
    for folder in [Folder.work, .home] {
      folders.select(folder)
      titles.append(right(of: folders)?.title)
    }
    #expect(
      titles == ["Home", "Work", "Home"],
      """
      The test held the left half, and selected Work there, and then Home. You see the title of \
      the right half before and after each; nil means that there is no right half. How does the \
      right half reach its owner?
      """)
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
      """
      The test held the left halves of two windows. It selected Work in the first window and added \
      a to-do there, and added two to Home in the second. You see what each window shows. Each \
      should show its own folder and to-dos. (If one window alone fails as well, begin with the \
      tests above.) Where does a right half find its owner?
      """)
  }

  @Test("both halves are deallocated when you release the left one")
  func released() {
    let release = ReleaseProbe()
    do {
      let folders = makeLeftHalf()
      right(of: folders)?.add("Buy milk")
      folders.select(.work)
      // Something may be made only when it is asked for.
      _ = (folders.rows, right(of: folders)?.title, right(of: folders)?.count(in: .home))
      release.watch(folders as AnyObject, "the left half")
      if let todos = right(of: folders) { release.watch(todos as AnyObject, "the right half") }
      // A half that is a value goes by itself, and may leave behind what it held.
      for object in reached(from: folders) where isOfLesson(object) {
        release.watch(object, "a \(type(of: object))")
      }
    }
    release.expectAllReleased(
      """
      The test held only the left half, worked with it, and released it. Draw an arrow for each \
      property and each closure that holds one of these objects, also in a variable of the file or \
      of a type. Which arrow leads to what is still alive?
      """)
  }

  @Test("the left half goes, although other code still holds the right one")
  func ownerGoes() {
    let release = ReleaseProbe()
    var kept: TodoHalf?
    do {
      let folders = worked(makeLeftHalf())
      kept = right(of: folders)
      release.watch(folders as AnyObject, "the left half")
    }
    release.expectAllReleased(
      """
      The test released the left half, and still held the right one. That should not keep the left \
      half alive. Which of the two links should be weak?
      """)
    withExtendedLifetime(kept) {}
  }

  @Test("a right half whose owner is gone names no folder and adds nothing")
  func deadOwner() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test released the left half, held the right one, read its title and added a to-do. It \
      did so with a new window, and with one that it had worked with, alone and beside others. The \
      program crashed. Which link has to notice that the owner is deallocated?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let makers = [makeLeftHalf, { worked(makeLeftHalf()) }]
      for make in makers {
        if let todos = right(of: make()) { printDeeds(of: todos, "alone") }
      }
      let elder = worked(makeLeftHalf())
      for make in makers {
        guard let todos = right(of: make()) else { continue }
        let younger = makeLeftHalf()
        younger.select(.work)
        printDeeds(of: todos, "beside other windows")
        withExtendedLifetime((elder, younger)) {}
      }
      await end.reach()
    }
    let deeds = (result?.output ?? "").split(separator: "\n").filter { $0.hasPrefix("Right half ") }
    #expect(
      Set(deeds).sorted() == [],
      """
      The owner of a right half was deallocated, and you see what the right half did then. No \
      folder is selected any more, in another window neither, so it should name no folder and add \
      nothing. (“No folder” is fine as a title, but it is no folder to add to.) Where does it get \
      its folder?
      """)
  }
}

/// The same half, after it and its right half have used each other.
private func worked(_ folders: FolderHalf) -> FolderHalf {
  for folder in [Folder.work, .home] {
    folders.select(folder)
    right(of: folders)?.add("Write the report")
    _ = (folders.rows, right(of: folders)?.title)
  }
  return folders
}

/// Works with a half, and prints what it does although its owner is gone.
private func printDeeds(of todos: TodoHalf, _ place: String) {
  let title = todos.title
  if Folder.all.contains(where: { $0.name == title }) { print("Right half \(place): a folder") }
  // In a folder of the app, or in the one that it says it shows.
  let folders = Folder.all + [Folder(name: title)]
  let counts = folders.map(todos.count)
  todos.add("Buy milk")
  if folders.map(todos.count) != counts { print("Right half \(place): a new to-do") }
}

/// The right half, whether or not the property may be nil.
private func right(of folders: FolderHalf) -> TodoHalf? {
  folders.todos
}

import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.3 TooWeak", .graded)
struct TooWeakTests {
  private let end = ProgramEnd()

  @Test("holding the left half keeps the right half alive")
  func alive() async {
    let folders = makeLeftHalf()
    var isThere = [right(of: folders) != nil]
    await drainMainActor()
    isThere.append(right(of: folders) != nil)
    #expect(
      isThere == [true, true],
      """
      The test held the left half, as the window does. Below: whether the right half existed, \
      immediately and after the main actor's next turns. Both values should be true. Which object \
      lives as long as the right half should, and could hold it?
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
      In the right half, the test added “Buy milk” to Home twice. Below: the left half's rows \
      before and after each addition. They should count every to-do, even two with the same text. \
      Which right half does FolderHalf.rows read?
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
      """
      The test held the left half. In that half, it selected Work, and then Home. Below: the right \
      half's title before and after each selection (nil means no right half). The title should \
      name the selected folder. How does the right half reach its owner?
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
      The test opened two windows, added a to-do to Work in the first, and two to Home in the \
      second. Each window should show its own folder and to-dos. Below: their titles and rows. How \
      does a right half reach its owner?
      """)
  }

  @Test("both halves are deallocated when you release the left one")
  func released() {
    let release = ReleaseProbe()
    do {
      let folders = makeLeftHalf()
      right(of: folders)?.add("Buy milk")
      folders.select(.work)
      // Lazy properties are created only when they're read.
      _ = (folders.rows, right(of: folders)?.title, right(of: folders)?.count(in: .home))
      release.watch(folders as AnyObject, "the left half")
      if let todos = right(of: folders) { release.watch(todos as AnyObject, "the right half") }
      // If a half is a value, only the objects in it can leak.
      for object in reached(from: folders) where isOfLesson(object) {
        release.watch(object, "a \(type(of: object))")
      }
    }
    release.expectAllReleased(
      """
      The test held only the left half, used it, and released it. Both halves should be \
      deallocated. Draw an arrow for each property, closure, and static or global variable that \
      holds one of these objects. Which arrow leads to an object that's still alive?
      """)
  }

  @Test("holding the right half doesn't keep the left half alive")
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
      The test released the left half, and still held the right one. The left half should be \
      deallocated. Which of the two references should be weak?
      """)
    withExtendedLifetime(kept) {}
  }

  @Test("without its owner, a right half names and changes no folder")
  func deadOwner() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held only the right halves of several windows, read their titles, and added \
      to-dos. The program crashed. Which reference should be nil when the owner is deallocated?
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
      A right half's owner was deallocated. Below: what the right half did afterwards. Its title \
      should name no folder of any window (“No folder” is fine), and it should add no to-do. Where \
      does the right half get its folder?
      """)
  }
}

/// Returns the left half after it and its right half have used each other.
private func worked(_ folders: FolderHalf) -> FolderHalf {
  for folder in [Folder.work, .home] {
    folders.select(folder)
    right(of: folders)?.add("Write the report")
    _ = (folders.rows, right(of: folders)?.title)
  }
  return folders
}

/// Uses a right half without an owner, and prints what it shouldn't do.
private func printDeeds(of todos: TodoHalf, _ place: String) {
  let title = todos.title
  if Folder.all.contains(where: { $0.name == title }) { print("Right half \(place): a folder") }
  // The app's folders, the one that the title names, and one without a name.
  let folders = Folder.all + [title, ""].map(Folder.init)
  let counts = folders.map(todos.count)
  todos.add("Buy milk")
  if folders.map(todos.count) != counts { print("Right half \(place): a new to-do") }
}

/// Returns the right half, whether or not the property is optional.
private func right(of folders: FolderHalf) -> TodoHalf? {
  folders.todos
}

import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.3 TooWeak", .graded)
struct TooWeakTests {
  private let end = ProgramEnd()

  @Test("the right half is there as long as you hold the left one")
  func alive() {
    let folders = makeLeftHalf()
    let isThere = right(of: folders) != nil
    #expect(
      isThere,
      """
      You hold the left half, as the window does, and its right half is gone already. A weak link \
      keeps nothing alive. Which object is there exactly as long as the right half is needed, and \
      could hold it?
      """)
    withExtendedLifetime(folders) {}
  }

  @Test("a to-do that you add on the right is counted on the left")
  func counted() {
    let folders = makeLeftHalf()
    right(of: folders)?.add("Buy milk")
    #expect(
      folders.rows == ["Home: 1", "Work: 0"],
      """
      “Buy milk” was added to Home on the right, and the left half should count it. If it counts \
      nothing, there is no right half to ask, or that one does not reach its owner, or it asks \
      another right half than the one you used.
      """)
  }

  @Test("the folder that you select on the left is named on the right")
  func named() {
    let folders = makeLeftHalf()
    folders.select(.work)
    #expect(
      right(of: folders)?.title == "Work",
      """
      You hold the left half and selected Work there. If the right half says nothing, it is gone. \
      If it says something else, it does not reach its owner, although that is alive.
      """)
  }

  @Test("two windows know nothing of each other")
  func twoWindows() {
    let (first, second) = (makeLeftHalf(), makeLeftHalf())
    first.select(.work)
    right(of: first)?.add("Write the report")
    right(of: second)?.add("Buy milk")
    right(of: second)?.add("Buy bread")
    let shown = [first, second].map { [right(of: $0)?.title ?? "nothing"] + $0.rows }
    #expect(
      shown == [["Work", "Home: 0", "Work: 1"], ["Home", "Home: 2", "Work: 0"]],
      """
      Two windows are open, and each holds its left half. In the first one Work was selected and \
      got a to-do; in the second one Home got two. You see what the first window says, and then \
      the second. If one shows what was done in the other, their right halves find an owner in a \
      place that all share: in the file, or in a type. Each right half has one owner. Where should \
      it look for that one? (If one does not even show its own, begin with the tests above.)
      """)
  }

  @Test("both halves are gone when you let go of the left one")
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
      Only the window held the left half, and it has let go. What is still alive is held in a \
      circle, or by something that never goes. A circle can go through a closure, also one that is \
      made only when it is needed. The right half is needed as long as its owner lives, and no \
      longer.
      """)
  }

  @Test("the left half goes, although other code still holds the right one")
  func ownerGoes() {
    let release = ReleaseProbe()
    var kept: TodoHalf?
    do {
      let folders = makeLeftHalf()
      kept = right(of: folders)
      release.watch(folders as AnyObject, "the left half")
    }
    release.expectAllReleased(
      """
      The test still holds the right half, and that should not keep its owner alive. Only the \
      window should decide how long the left half lives. Which of the two links should hold, and \
      which one know?
      """)
    withExtendedLifetime(kept) {}
  }

  @Test("a right half whose owner is gone names no folder and adds nothing")
  func deadOwner() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held the right half longer than its owner lived. Then it asked for the title and \
      added a to-do, and the program stopped. A half cannot know who holds it, so it has to expect \
      that its owner is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      guard let todos = right(of: makeLeftHalf()) else { return await end.reach() }
      printDeeds(of: todos)
      await end.reach()
    }
    #expect(
      deeds(in: result) == [],
      """
      The owner of a right half is gone, and you see what the right half did then. No folder is \
      selected any more, so it can name none, and add to none. “No folder” is fine as a title, but \
      it is no folder to add to. If it still finds one, it holds what its owner kept, guesses, or \
      reads memory that is not its owner's any more.
      """)
  }

  @Test("a right half whose owner is gone does not turn to another window")
  func deadOwnerBesideAnother() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held the right half longer than its owner lived, while another window was open. \
      Then it asked for the title and added a to-do, and the program stopped. A half cannot know \
      who holds it, so it has to expect that its owner is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let elder = makeLeftHalf()
      guard let todos = right(of: makeLeftHalf()) else { return await end.reach() }
      let younger = makeLeftHalf()
      younger.select(.work)
      printDeeds(of: todos)
      withExtendedLifetime((elder, younger)) {}
      await end.reach()
    }
    #expect(
      deeds(in: result) == [],
      """
      The owner of a right half is gone, other windows are open, and you see what the right half \
      did. Its own window selects nothing any more, and another window's selection does not count. \
      Where does it look for an owner when its own is gone, or which code gives it another one?
      """)
  }
}

private let (namesFolder, addedSomething) = ("It names a folder.", "It added something.")

/// Works with a half, and prints what it does although its owner is gone.
private func printDeeds(of todos: TodoHalf) {
  let title = todos.title
  todos.add("Buy milk")
  if Folder.all.contains(where: { $0.name == title }) { print(namesFolder) }
  // In a folder of the app, or in the one that it says it shows.
  let folders = Folder.all + [Folder(name: title)]
  if folders.contains(where: { todos.count(in: $0) > 0 }) { print(addedSomething) }
}

private func deeds(in result: ExitTest.Result?) -> [String] {
  [namesFolder, addedSomething].filter { result?.output.contains($0) == true }
}

/// The right half, whether or not the property may be nil.
private func right(of folders: FolderHalf) -> TodoHalf? {
  folders.todos
}

import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.3 TooWeak: checks", .graded)
struct TooWeakChecks {
  private let end = ProgramEnd()

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
      for object in reachableObjects(from: folders) where isOfLesson(object) {
        release.watch(object, "a \(type(of: object))")
      }
    }
    release.expectAllReleased(
      """
      Draw an arrow for each property, closure, and static or global variable that holds one of \
      these objects. Which arrow leads to an object that's still alive?
      """)
  }

  @Test("holding the right half doesn't keep the left half alive")
  func ownerGoes() {
    let release = ReleaseProbe()
    var kept: TodoHalf?
    do {
      let folders = afterUse(makeLeftHalf())
      kept = right(of: folders)
      release.watch(folders as AnyObject, "the left half")
    }
    release.expectAllReleased("Which of the two references should be weak?")
    withExtendedLifetime(kept) {}
  }

  @Test("without its owner, a right half names and changes no folder")
  func deadOwner() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The program crashed while the test used a right half without its owner. Which reference \
      should be nil when the owner is deallocated?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let makers = [makeLeftHalf, { afterUse(makeLeftHalf()) }]
      for make in makers {
        if let todos = right(of: make()) { printMistakes(of: todos, "alone") }
      }
      let elder = afterUse(makeLeftHalf())
      for make in makers {
        guard let todos = right(of: make()) else { continue }
        let younger = makeLeftHalf()
        younger.select(.work)
        printMistakes(of: todos, "beside other windows")
        withExtendedLifetime((elder, younger)) {}
      }
      await end.reach()
    }
    let mistakes = (result?.output ?? "").split(separator: "\n").filter {
      $0.hasPrefix("Right half ")
    }
    #expect(
      Set(mistakes).sorted() == [],
      """
      Below: what right halves showed or stored after their owners were deallocated. As a title, \
      “No folder” is fine. Where does a right half get its folder?
      """)
  }
}

/// Returns the left half after it and its right half have used each other.
private func afterUse(_ folders: FolderHalf) -> FolderHalf {
  for folder in [Folder.work, .home] {
    folders.select(folder)
    right(of: folders)?.add("Write the report")
    _ = (folders.rows, right(of: folders)?.title)
  }
  return folders
}

/// Uses a right half without an owner, and prints the effects that the half shouldn't have.
private func printMistakes(of todos: TodoHalf, _ place: String) {
  let title = todos.title
  if Folder.all.contains(where: { $0.name == title }) { print("Right half \(place): a folder") }
  // The app's folders, the folder that the title names, and a folder without a name.
  let folders = Folder.all + [title, ""].map(Folder.init)
  let counts = folders.map(todos.count)
  todos.add("Buy milk")
  if folders.map(todos.count) != counts { print("Right half \(place): a new to-do") }
}

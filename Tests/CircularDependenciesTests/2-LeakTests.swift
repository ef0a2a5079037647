import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.2 Leak", .graded)
struct LeakTests {
  private let release = ReleaseProbe()

  @Test("closing a new window deallocates both columns")
  func newWindow() {
    watch(makeColumns())
    release.expectAllReleased(
      """
      Draw an arrow for each property, closure, and static or global variable that holds one of \
      these objects. Which arrow leads to an object that's still alive?
      """)
  }

  @Test("closing a used window deallocates both columns and what they hold")
  func usedWindow() {
    watch(afterUse(makeColumns()))
    release.expectAllReleased(
      "Which property, closure, or static or global variable still holds these objects?")
  }

  @Test("after five windows have closed, none of their columns is left")
  func fiveWindows() {
    for _ in 1...5 { watch(afterUse(makeColumns())) }
    #expect(
      release.alive.count == 0,
      "Five windows, with two columns each, were opened, used and closed. What outlives a window?")
  }

  /// Watches the columns and the objects that they hold, since a column may be a value.
  private func watch(_ columns: (folders: FolderColumn, todos: TodoColumn)) {
    release.watch(columns.folders as AnyObject, "the folder column")
    release.watch(columns.todos as AnyObject, "the to-do column")
    let held = reachableObjects(from: columns.folders) + reachableObjects(from: columns.todos)
    for object in held where isOfLesson(object) {
      release.watch(object, "a \(type(of: object))")
    }
  }
}

import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.2 Leak", .graded)
struct LeakTests {
  @Test("both columns are deallocated when you release them")
  func released() {
    let release = ReleaseProbe()
    do {
      watch(makeColumns(), "of a new window", with: release)
      watch(afterUse(makeColumns()), "of a used window", with: release)
    }
    release.expectAllReleased(
      """
      Draw an arrow for each property, closure, and static or global variable that holds one of \
      these objects. Which arrow leads to an object that's still alive?
      """)
  }

  /// Watches the columns and the objects that they hold, since a column may be a value.
  private func watch(
    _ columns: (folders: FolderColumn, todos: TodoColumn), _ when: String,
    with release: ReleaseProbe
  ) {
    release.watch(columns.folders as AnyObject, "the folder column \(when)")
    release.watch(columns.todos as AnyObject, "the to-do column \(when)")
    let held = reachableObjects(from: columns.folders) + reachableObjects(from: columns.todos)
    for object in held where isOfLesson(object) {
      release.watch(object, "a \(type(of: object)) \(when)")
    }
  }
}

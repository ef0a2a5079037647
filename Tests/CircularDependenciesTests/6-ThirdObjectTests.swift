import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.6 ThirdObject", .graded)
struct ThirdObjectTests {
  @Test("neither side can reach the other")
  func unreachable() {
    let sides = makeSides()
    var ways: [String] = []
    if reachableObjects(from: sides.folders).contains(where: { $0 === sides.todos as AnyObject }) {
      ways.append("from left to right")
    }
    if reachableObjects(from: sides.todos).contains(where: { $0 === sides.folders as AnyObject }) {
      ways.append("from right to left")
    }
    #expect(
      ways == [],
      """
      Weak references count, too, and so do ways through a third object. What does a side read \
      from the other side?
      """)
  }

  @Test("neither side keeps the other one alive")
  func keepsNobody() {
    let release = ReleaseProbe()
    var kept: [Any] = []
    do {
      let sides = makeSides()
      kept.append(sides.folders)
      watch(sides.todos, "the right side (the left one is held)", with: release)
    }
    do {
      let sides = makeSides()
      kept.append(sides.todos)
      watch(sides.folders, "the left side (the right one is held)", with: release)
    }
    release.expectAllReleased(
      """
      A side can be held by a property, a closure, or a method passed as a closure (6.4). Which of \
      these holds the released side?
      """)
    withExtendedLifetime(kept) {}
  }

  @Test("the right side works after the left side is deallocated")
  func rightAlone() {
    // When this closure returns, no code holds the left side.
    let todos = {
      let sides = makeSides()
      sides.folders.select(.work)
      return sides.todos
    }()
    for count in 1...2 {
      todos.add("Write the report")
      #expect(
        todos.title == "Work" && todos.count(in: .work) == count,
        """
        The title should still be Work, and the new to-do should be counted. Which object stores \
        the selected folder?
        """)
    }
  }
}

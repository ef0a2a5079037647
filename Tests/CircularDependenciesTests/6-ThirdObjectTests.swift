import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.6 ThirdObject", .graded)
struct ThirdObjectTests {
  private let end = ProgramEnd()
  private let compiler = CompilerProbe(counterpart: "_ = makeSides()")

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

  @Test("no caller can create a side without arguments")
  func sideWithoutNeedsRefused() {
    compiler.rejects(
      each: Self.types.flatMap { DeclarationProbe().callsWithoutArguments(for: $0) },
      """
      Each side would create a default of its own, so the sides wouldn't share data (1.3). Which \
      dependency should a caller pass?
      """)
  }

  @Test("the right side works after the left side is deallocated")
  func rightAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The program crashed while the test used a right side whose left side may already be \
      deallocated. What does the right side read from the left one?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let todos = {
        let sides = makeSides()
        sides.folders.select(.work)
        return sides.todos
      }()
      for _ in 1...2 {
        todos.add("Write the report")
        print("Right: \(todos.title), \(todos.count(in: .work))")
      }
      await end.reach()
    }
    guard let result else { return }
    #expect(
      ["Right: Work, 1", "Right: Work, 2"].allSatisfy(result.output.contains),
      """
      The title should still be Work, and both new to-dos should be counted. Which object stores \
      the selected folder?
      """)
  }

  private static let types = ["FolderSide", "TodoSide"]
}

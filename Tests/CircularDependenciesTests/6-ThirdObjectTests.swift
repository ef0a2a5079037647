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
    if reached(from: sides.folders).contains(where: { $0 === sides.todos as AnyObject }) {
      ways.append("from left to right")
    }
    if reached(from: sides.todos).contains(where: { $0 === sides.folders as AnyObject }) {
      ways.append("from right to left")
    }
    let circle = "Together, they are a cycle, even if one reference is weak. "
    #expect(
      ways == [],
      """
      The properties of one side lead to the other side, by weak or strong references, directly or \
      through a third object: \(ways.joined(separator: ", and ")). \
      \(ways.count == 2 ? circle : "")What does a side read from the other side?
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
      The test created two pairs, held one side of each, and released the other side. The released \
      sides should be deallocated. A side can be held by a property, a closure, or a method passed \
      as a closure (6.4). Which of these holds the released side?
      """)
    withExtendedLifetime(kept) {}
  }

  @Test("no caller can create a side without arguments")
  func sideWithoutNeedsRefused() {
    compiler.rejects(
      each: Self.types.flatMap { DeclarationProbe().callsWithoutArguments(for: $0) },
      """
      This caller passes no object that another side could share, and still gets a side. A default \
      would be created for each side (1.3). Which dependency should a caller pass?
      """)
  }

  @Test("no side stores a dependency as an optional")
  func noOptional() {
    let sides = makeSides()
    let links = [sides.folders, sides.todos].flatMap { (side: Any) in
      properties(of: side).filter { isOptional($0.value) && isNeed($0.value, in: sides) }
        .compactMap(\.names.first)
    }
    #expect(
      links == [],
      """
      These properties are optional, but store a side's dependencies. The third object exists \
      before the sides, so the sides' initializers can take it. Which line sets these properties?
      """)
  }

  @Test("other code can't replace a side's dependencies")
  func replaceRefused() {
    let sides = makeSides()
    let links = ([("folders", sides.folders), ("todos", sides.todos)] as [(String, Any)])
      .flatMap { side, value in
        properties(of: value).filter { isNeed($0.value, in: sides) }
          .flatMap(\.names).map { (side, $0) }
      }
    compiler.rejects(
      each: links.map { side, link in
        """
        var side = makeSides().\(side)
        side.\(link) = makeSides().\(side).\(link)
        """
      }, because: .unwritable,
      """
      This line replaces a side's dependency with one from another pair. Then the two sides of a \
      pair no longer share it. Which code has to change this property?
      """)
  }

  @Test("the right side works after the left side is deallocated")
  func rightAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held only the right side. The program crashed while the test added a to-do and read \
      the title. The left side may already be deallocated. What does the right side read from the \
      left one?
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
      The test selected Work, released the left side, and added two to-dos on the right side. The \
      right side's title should still be Work, and the right side should count both to-dos. Which \
      object stores the selected folder?
      """)
  }

  private static let types = ["FolderSide", "TodoSide"]
}

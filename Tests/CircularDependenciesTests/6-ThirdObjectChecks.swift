import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.6 ThirdObject: checks", .graded)
struct ThirdObjectChecks {
  private let end = ProgramEnd()
  private let compiler = CompilerProbe(counterpart: "_ = makeSides()")

  @Test("no caller can create a side without arguments")
  func sideWithoutNeedsRefused() {
    compiler.rejects(
      each: Self.types.flatMap { DeclarationProbe().callsWithoutArguments(for: $0) },
      """
      A side from this call has no data, data of its own, or global data. Which dependency should \
      a caller pass?
      """)
  }

  @Test("the left side counts to-dos added on the right")
  func counted() {
    let sides = makeSides()
    let before = visibleTexts(of: sides)
    let rows = (1...2).map { _ in
      sides.todos.add("Buy milk")
      return sides.folders.rows
    }
    #expect(
      rows == [["Home: 1", "Work: 0"], ["Home: 2", "Work: 0"]],
      comment(
        "Every to-do counts, even if two have the same text.", on: sides, before: before))
  }

  @Test("the right side adds to-dos to the selected folder")
  func addedToSelected() {
    let sides = makeSides()
    let before = visibleTexts(of: sides)
    let states = [Folder.work, .home].map { folder in
      sides.folders.select(folder)
      sides.todos.add("Write the report")
      return visibleTexts(of: sides)
    }
    #expect(
      states == [["Work", "Home: 0", "Work: 1"], ["Home", "Home: 1", "Work: 1"]],
      comment(
        "The title and the rows should match the selection.", on: sides, before: before))
  }

  @Test("two pairs share nothing")
  func twoPairs() {
    let first = makeSides()
    first.folders.select(.work)
    let second = makeSides()
    first.todos.add("Write the report")
    let others = (1...20).map { _ in
      let pair = makeSides()
      defer {
        pair.folders.select(.work)
        pair.todos.add("Write the report")
      }
      return visibleTexts(of: pair)
    }
    let states = [visibleTexts(of: second)] + others
    let state = states.first { $0 != beginning } ?? beginning
    #expect(
      state == beginning,
      """
      In each pair, the test selected Work and added a to-do. Each new pair should start with \
      Home, without to-dos. What do all pairs share, or leave in memory?
      """)
  }

  @Test("what the sides share isn't global")
  func holdsNeeds() {
    let sides = makeSides()
    for (side, value) in [("left", sides.folders), ("right", sides.todos)] as [(String, Any)]
    where !reachesThirdObject(value, of: sides) {
      Issue.record(
        """
        The \(side) side holds no object with the data that both sides share. So the data is in a \
        static or global variable, which no initializer requires. Which variable does this side \
        read?
        """)
    }
  }

  @Test("no side stores a dependency as an optional")
  func noOptional() {
    let sides = makeSides()
    let links = [sides.folders, sides.todos].flatMap { (side: Any) in
      properties(of: side).filter { isOptional($0.value) && isDependency($0.value, in: sides) }
        .compactMap(\.names.first)
    }
    #expect(
      links == [],
      """
      These properties store dependencies. The third object exists before the sides, so each \
      side's initializer can take it. Which line sets these properties?
      """)
  }

  @Test("other code can't replace a side's dependencies")
  func replaceRefused() {
    let sides = makeSides()
    let links = ([("folders", sides.folders), ("todos", sides.todos)] as [(String, Any)])
      .flatMap { side, value in
        properties(of: value).filter { isDependency($0.value, in: sides) }
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
      This assignment gives a side another pair's dependency, which its own pair doesn't share. \
      Which code needs to set this property?
      """)
  }

  @Test("no dependency of a side has a default")
  func defaultRefused() {
    let sides = makeSides()
    for (type, value) in zip(Self.types, [sides.folders, sides.todos] as [Any]) {
      let kept = properties(of: value)
      let needs = kept.filter { isDependency($0.value, in: sides) && !isObserver($0.value) }
      compiler.rejectsDefaults(
        of: needs.compactMap(\.names.last), in: type, keeping: kept.compactMap(\.names.last),
        """
        The first line passes every dependency; the second omits one. The sides wouldn't share a \
        default (1.3). Which declaration lets a caller leave out a dependency?
        """)
    }
  }

  @Test("the compiler rejects nil for a side's dependencies")
  func nilRefused() {
    let sides = makeSides()
    for (type, value) in zip(Self.types, [sides.folders, sides.todos] as [Any]) {
      let needs = properties(of: value).map(\.value)
        .filter { isDependency($0, in: sides) && !isObserver($0) }
      let makers = DeclarationProbe().factories(of: type).filter { !$0.isProperty }
      let types = Set(needs.map { "(\(Swift.type(of: $0)))" }).sorted()
      compiler.rejectsNil(
        for: types, in: type, among: 1...3,
        by: ["\(type).init"] + makers.map(\.name),
        """
        The third object exists before the sides, so no caller has to pass nil. What should a side \
        do without the third object?
        """)
    }
  }

  @Test("other code can't replace objects leading to a side's dependencies")
  func boxedReplaceRefused() {
    let sides = makeSides()
    // The third object's properties may change, so paths through objects of both sides don't count.
    let ends = shared(by: sides)
    let holders = [("folders.", sides.folders), ("todos.", sides.todos)] as [(String, Any)]
    let links = holders.flatMap { path, holder in
      pathsToWrappedLinks(from: holder, besides: ends) { isDependency($0, in: sides) }.map {
        path + $0
      }
    }
    compiler.rejects(
      each: links.map { link in
        """
        let (one, other) = (makeSides(), makeSides())
        one.\(link) = other.\(link)
        """
      }, because: .unwritable,
      """
      After this assignment, the two sides of `one` no longer share their dependencies. Which code \
      needs to set this property?
      """)
  }

  @Test("everything is deallocated when you release both sides")
  func released() {
    let release = ReleaseProbe()
    do {
      let sides = makeSides()
      sides.folders.select(.work)
      sides.todos.add("Write the report")
      for object in reachableObjects(from: sides.folders) + reachableObjects(from: sides.todos) {
        release.watch(object, "a \(type(of: object))")
      }
    }
    release.expectAllReleased(
      "Which property, closure or variable holds an object that's still alive?")
  }

  @Test("the left side works after the right side is deallocated")
  func leftAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The program crashed while the test used a left side whose right side may already be \
      deallocated. What does the left side read from the right one?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let folders = {
        let sides = makeSides()
        sides.todos.add("Buy milk")
        return sides.folders
      }()
      folders.select(.work)
      print("Left: \(folders.rows.joined(separator: ", "))")
      await end.reach()
    }
    guard let result else { return }
    #expect(
      result.output.contains("Left: Home: 1, Work: 0"),
      """
      The left side should still count the to-do that was added on the right. Which object stores \
      the to-dos?
      """)
  }

  private static let types = ["FolderSide", "TodoSide"]

  /// Returns whether a value is a closure that returns nothing: a side's caller may omit it.
  private func isObserver(_ value: Any) -> Bool { "\(type(of: value))".hasSuffix("-> ()") }

  /// Returns the texts that a pair shows: the right side's title, and the left side's rows.
  private func visibleTexts(of sides: (folders: FolderSide, todos: TodoSide)) -> [String] {
    [sides.todos.title] + sides.folders.rows
  }

  private let beginning = ["Home", "Home: 0", "Work: 0"]

  /// Returns whether a side leads to an object with data that the other side has, too.
  private func reachesThirdObject(
    _ side: Any, of sides: (folders: FolderSide, todos: TodoSide)
  ) -> Bool {
    // An object without properties is only a key.
    shared(by: sides).contains { !properties(of: $0).isEmpty }
      // The test can't see what a closure captures.
      || ([side] + reachableObjects(from: side)).flatMap(properties).contains {
        holdsClosure($0.value)
      }
  }

  /// Returns a comment with a rule, and a question about where the pair's data is stored.
  private func comment(
    _ rule: String, on sides: (folders: FolderSide, todos: TodoSide), before: [String]
  ) -> Comment {
    if before != beginning {
      let other = makeSides()
      other.folders.select(before[0] == "Home" ? .work : .home)
      other.todos.add("Buy milk")
      if visibleTexts(of: makeSides()) != before { return notNew }
    }
    let both: [Any] = [sides.folders, sides.todos]
    return both.allSatisfy { reachesThirdObject($0, of: sides) }
      ? "\(rule) Which lines read and change the third object's data?"
      : """
      \(rule) The sides' properties share no object with data: a side stores its own object, a \
      copy of a struct, or nothing. What does each side store?
      """
  }

  private let notNew: Comment = """
    This new pair already shows another pair's selected folder or to-dos, as in lesson 1. A static \
    or global variable exists only once, even if each pair has its own third object. Which \
    variable stores the data?
    """
}

/// Returns the objects to which both sides lead.
func shared(by sides: (folders: FolderSide, todos: TodoSide)) -> [AnyObject] {
  let other = reachableObjects(from: sides.todos)
  return reachableObjects(from: sides.folders).filter { object in other.contains { $0 === object } }
}

/// Returns whether `value` is a dependency of a side: a closure, or a way to a shared object.
///
/// A nil closure is an observer that no code set.
func isDependency(
  _ value: Any, in sides: (folders: FolderSide, todos: TodoSide)
) -> Bool {
  (holdsClosure(value) && !(isOptional(value) && Mirror(reflecting: value).children.isEmpty))
    || canReach(shared(by: sides), from: value)
}

func isOptional(_ value: Any) -> Bool {
  Mirror(reflecting: value).displayStyle == .optional
}

/// Watches a side if it's an object, because only objects are deallocated.
func watch(_ side: Any, _ name: String, with release: ReleaseProbe) {
  if Mirror(reflecting: side).displayStyle == .class {
    release.watch(side as AnyObject, name)
  }
}

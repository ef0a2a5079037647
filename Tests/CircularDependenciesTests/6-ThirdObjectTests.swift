import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.6 ThirdObject", .graded)
struct ThirdObjectTests {
  private let end = ProgramEnd()
  private let compiler = CompilerProbe(counterpart: "_ = makeSides()")

  @Test("a to-do that you add on the right is counted on the left")
  func counted() {
    let sides = makeSides()
    let before = shown(by: sides)
    sides.todos.add("Buy milk")
    #expect(
      sides.folders.rows == ["Home: 1", "Work: 0"],
      before == beginning
        ? """
        “Buy milk” was added to Home on the right, and the left side should count it, as in 6.1. \
        Do both sides work on the same to-dos? (A struct is copied.)
        """ : notNew)
  }

  @Test("what you add goes into the folder that you selected")
  func addedToSelected() {
    let sides = makeSides()
    let before = shown(by: sides)
    sides.folders.select(.work)
    sides.todos.add("Write the report")
    #expect(
      shown(by: sides) == ["Work", "Home: 0", "Work: 1"],
      before == beginning
        ? """
        Work was selected on the left, and a to-do added on the right, as in 6.1. You see the \
        title on the right, and then the rows of the left. Where is the selection kept, and which \
        code asks for it there? (A struct is copied.)
        """ : notNew)
  }

  @Test("two pairs know nothing of each other")
  func twoPairs() {
    let (first, second) = (makeSides(), makeSides())
    first.folders.select(.work)
    first.todos.add("Write the report")
    #expect(
      [second.todos.title] + second.folders.rows == ["Home", "Home: 0", "Work: 0"],
      """
      Something was selected and added in one pair, and the other pair shows it. A third object \
      that the whole program shares is the problem of lesson 1. Each pair needs one of its own. \
      Who makes the pair?
      """)
  }

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
    let circle = "There and back is a circle, even if one link in it is weak. "
    #expect(
      ways == [],
      """
      The properties of one side lead to the other one, weak or strong, direct or through a third \
      object: \(ways.joined(separator: ", and ")). \
      \(ways.count == 2 ? circle : "")What does a side want from the other \
      one, if not the other one itself?
      """)
  }

  @Test("no side keeps the other one alive")
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
      Of two pairs, the test held one side each, and let go of the other. That one should have \
      gone, since no side needs the other. A property can hold it, and so can a closure, or a \
      method that is handed over: see 6.4.
      """)
    withExtendedLifetime(kept) {}
  }

  @Test("each side holds what both need")
  func holdsNeeds() {
    let sides = makeSides()
    for (side, value) in [("left", sides.folders), ("right", sides.todos)] as [(String, Any)]
    where !properties(of: value).contains(where: { isNeed($0.value, in: sides) })
      // What a closure leads to cannot be seen.
      && !reached(from: value).flatMap(properties).contains(where: { holdsClosure($0.value) })
    {
      Issue.record(
        """
        The \(side) side holds nothing that leads to what both sides share. So what they share \
        lies where all code finds it: in a variable of the file or of a type, perhaps under a \
        number or a name. It never goes, and no initializer asks for it. What was handed to the \
        side, and what did it have to look up?
        """)
    }
  }

  @Test("no side can be made without what it needs")
  func sideWithoutNeedsRefused() {
    compiler.rejects(
      each: Self.types.flatMap { DeclarationProbe().callsWithoutArguments(for: $0) },
      """
      This side was handed nothing, so it has nothing, or something of its own that no other \
      side shares. A default value would be made again for each side, see 1.3. What does a side \
      need before it can do anything?
      """)
  }

  @Test("no part of what a side needs has a default")
  func defaultRefused() {
    let sides = makeSides()
    for (type, value) in zip(Self.types, [sides.folders, sides.todos] as [Any]) {
      let kept = properties(of: value)
      let needs = kept.filter { isNeed($0.value, in: sides) }
      compiler.rejectsDefaults(
        of: needs.compactMap(\.names.last), in: type, keeping: kept.compactMap(\.names.last),
        """
        The first line hands over everything, the second one leaves something out, and both \
        compile. A default is made again for each side: then the two share one thing that they \
        need, and not the other, see 1.3. Which parameters have a default, also of a function that \
        makes sides?
        """)
    }
  }

  @Test("nil does not pass for what a side needs")
  func nilRefused() {
    let sides = makeSides()
    for (type, value) in zip(Self.types, [sides.folders, sides.todos] as [Any]) {
      let needs = properties(of: value).map(\.value).filter { isNeed($0, in: sides) }
      let types = Set(needs.map { "(\(Swift.type(of: $0)))" }).sorted()
      compiler.rejectsNil(
        for: types, in: type, among: 1...3,
        by: ["\(type).init"] + DeclarationProbe().makerNames(of: type),
        """
        A caller can pass nil. Then this side does half of its work, or makes something of its own \
        that the other side does not know. What both sides share is there before they are made, so \
        no caller has to pass nil.
        """)
    }
  }

  @Test("no side holds a link that may be nil")
  func noOptional() {
    let sides = makeSides()
    let links = optionals(of: sides.folders) + optionals(of: sides.todos)
    #expect(
      links == [],
      """
      These properties may be nil. Every line that uses one needs a question mark, and a side does \
      only half of its work when it is nil. An object that is there before the sides can be handed \
      over by initializer, and needs no optional.
      """)
  }

  @Test("code outside cannot replace a link")
  func replaceRefused() {
    let sides = makeSides()
    for (side, value) in [("folders", sides.folders), ("todos", sides.todos)] as [(String, Any)] {
      for link in links(of: value) {
        compiler.rejects(
          """
          var side = makeSides().\(side)
          side.\(link) = makeSides().\(side).\(link)
          """, because: .unwritable,
          """
          This line gives a side what belongs to another pair. From then on the two sides of a \
          pair no longer share the same things. A link that comes by initializer never has to \
          change. How does the property say so?
          """)
      }
    }
  }

  @Test("code outside cannot replace what stands between a side and what both need")
  func boxedReplaceRefused() {
    let sides = makeSides()
    // What both sides reach is the third object, and what it keeps may change.
    let ends = shared(by: sides)
    let holders = [("folders.", sides.folders), ("todos.", sides.todos)] as [(String, Any)]
    let links = holders.flatMap { path, holder in
      linksInBoxes(of: holder, besides: ends) {
        holdsClosure($0) || leads(from: $0, to: ends)
      }.map { path + $0 }
    }
    for link in links {
      compiler.rejects(
        """
        let (one, other) = (makeSides(), makeSides())
        one.\(link) = other.\(link)
        """, because: .unwritable,
        """
        The side itself never changes. But something between it and what both sides need can \
        change, and this line gives it what belongs to another pair. Then the two sides of a pair \
        no longer share the same things. Which code needs what stands between?
        """)
    }
  }

  @Test("everything is gone when you let go of both sides")
  func released() {
    let release = ReleaseProbe()
    do {
      let sides = makeSides()
      sides.folders.select(.work)
      sides.todos.add("Write the report")
      for object in reached(from: sides.folders) + reached(from: sides.todos) {
        release.watch(object, "a \(type(of: object))")
      }
    }
    release.expectAllReleased(
      """
      The test let go of both sides, so nothing that they shared is needed. If something is still \
      there, it is in a circle, or in a place that never goes, as a singleton is.
      """)
  }

  @Test("the right side works on when the left one has gone")
  func rightAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The left side has gone. Then the test added a to-do on the right and asked for the title, \
      and the program stopped. The right side uses something that is gone: the left side, or what \
      only the left side held.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let todos = {
        let sides = makeSides()
        sides.folders.select(.work)
        return sides.todos
      }()
      todos.add("Write the report")
      print("Right: \(todos.title), \(todos.count(in: .work))")
      await end.reach()
    }
    guard let result else { return }
    #expect(
      result.output.contains("Right: Work, 1"),
      """
      Work was selected, and then the left side went. The right one should still name Work, and \
      count the one to-do that was added. If it does not know the folder, that was kept in the \
      left side. What both sides need should not be kept in one of them.
      """)
  }

  @Test("the left side works on when the right one has gone")
  func leftAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The right side has gone. Then the test selected Work and asked for the rows, and the program \
      stopped. The left side uses something that is gone: the right side, or what only the right \
      side held.
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
      A to-do was added on the right, and then the right side went. The left one should still \
      count it. If it counts nothing, the to-dos were kept in the right side. What both sides need \
      should not be kept in one of them.
      """)
  }

  private static let types = ["FolderSide", "TodoSide"]

  /// The objects to which both sides lead.
  private func shared(by sides: (folders: FolderSide, todos: TodoSide)) -> [AnyObject] {
    let other = reached(from: sides.todos)
    return reached(from: sides.folders).filter { object in other.contains { $0 === object } }
  }

  /// Whether `value` is a part of what a side needs: it leads to what both share, or is a closure.
  private func isNeed(
    _ value: Any, in sides: (folders: FolderSide, todos: TodoSide)
  ) -> Bool {
    holdsClosure(value) || leads(from: value, to: shared(by: sides))
  }

  /// What a pair shows: the title on the right, and the rows of the left.
  private func shown(by sides: (folders: FolderSide, todos: TodoSide)) -> [String] {
    [sides.todos.title] + sides.folders.rows
  }

  private let beginning = ["Home", "Home: 0", "Work: 0"]

  private let notNew: Comment = """
    This pair is new, but it already had a selection or to-dos of another pair. What both sides \
    need is kept in one place for the whole program, as in a singleton: that is the problem of \
    lesson 1. Which code could make it for one pair alone?
    """

  /// Watches a side that is an object; a value goes by itself.
  private func watch(_ side: Any, _ name: String, with release: ReleaseProbe) {
    if Mirror(reflecting: side).displayStyle == .class {
      release.watch(side as AnyObject, name)
    }
  }
}

// MARK: What a side holds, by reflection

/// The names of the stored properties that may be nil and could be a link: no lazy ones, and no
/// values such as a text or a list of texts.
private func optionals(of side: Any) -> [String] {
  Mirror(reflecting: side).children.compactMap { child in
    guard let optional = type(of: child.value) as? any MaybeNil.Type else { return nil }
    let wrapped = optional.wrapped
    let isValue = wrapped is any Hashable.Type && !(wrapped is AnyObject.Type)
    return isValue ? nil : child.label
  }
  .filter { !$0.hasPrefix("$__") }
}

private protocol MaybeNil {
  static var wrapped: Any.Type { get }
}

extension Optional: MaybeNil {
  static var wrapped: Any.Type { Wrapped.self }
}

/// The names of the stored properties that lead to an object, or hold a closure.
private func links(of side: Any) -> [String] {
  properties(of: side).filter { !reached(from: $0.value).isEmpty || holdsClosure($0.value) }
    .flatMap(\.names)
}

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
    let rows = (1...2).map { _ in
      sides.todos.add("Buy milk")
      return sides.folders.rows
    }
    #expect(
      rows == [["Home: 1", "Work: 0"], ["Home: 2", "Work: 0"]],
      before == beginning
        ? """
        The test added “Buy milk” to Home on the right, twice. You see the rows of the left side \
        after each. It should count every to-do, also two with the same text. Which to-dos does \
        each side use? (A struct is copied.)
        """ : notNew)
  }

  @Test("what you add goes into the folder that you selected")
  func addedToSelected() {
    let sides = makeSides()
    let before = shown(by: sides)
    let states = [Folder.work, .home].map { folder in
      sides.folders.select(folder)
      sides.todos.add("Write the report")
      return shown(by: sides)
    }
    #expect(
      states == [["Work", "Home: 0", "Work: 1"], ["Home", "Home: 1", "Work: 1"]],
      before == beginning
        ? """
        The test selected Work on the left and added a to-do on the right, and then the same with \
        Home. You see the title on the right and the rows of the left after each. Which code reads \
        the selection, and where? (A struct is copied.)
        """ : notNew)
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
      return shown(by: pair)
    }
    #expect(
      ([shown(by: second)] + others).first { $0 != beginning } == nil,
      """
      The test selected and added something in one pair, and then in twenty more that it released \
      one after the other. You see what another pair showed. Each pair should begin with Home, \
      without to-dos. What is shared by all pairs, or still there when a pair is deallocated?
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
      Of two pairs, the test held one side each, and released the other. That one should be \
      deallocated, since no side needs the other. A property can hold it, and so can a closure or \
      a method that is passed: see 6.4. Which one holds it here?
      """)
    withExtendedLifetime(kept) {}
  }

  @Test("each side holds what both need")
  func holdsNeeds() {
    let sides = makeSides()
    for (side, value) in [("left", sides.folders), ("right", sides.todos)] as [(String, Any)]
    // An object without properties is only a key.
    where !shared(by: sides).contains(where: { !properties(of: $0).isEmpty })
      // What a closure leads to cannot be seen.
      && !([value] + reached(from: value)).flatMap(properties)
        .contains(where: { holdsClosure($0.value) })
    {
      Issue.record(
        """
        The \(side) side holds no object that keeps what both sides share. So that is where all \
        code finds it, in a variable of the file or of a type, and no initializer requires it. \
        What does this side look up?
        """)
    }
  }

  @Test("no side can be made without what it needs")
  func sideWithoutNeedsRefused() {
    compiler.rejects(
      each: Self.types.flatMap { DeclarationProbe().callsWithoutArguments(for: $0) },
      """
      This caller passes nothing that another side has, and still gets a side. A default value \
      would be created again for each side, see 1.3. What does a side need before it can do \
      anything?
      """)
  }

  @Test("no part of what a side needs has a default")
  func defaultRefused() {
    let sides = makeSides()
    for (type, value) in zip(Self.types, [sides.folders, sides.todos] as [Any]) {
      let kept = properties(of: value)
      let needs = kept.filter { isNeed($0.value, in: sides) && !isObserver($0.value) }
      compiler.rejectsDefaults(
        of: needs.compactMap(\.names.last), in: type, keeping: kept.compactMap(\.names.last),
        """
        The first line passes everything, the second one leaves something out, and both compile. A \
        default is created again for each side, so no other side shares it, see 1.3. Which \
        parameter has a default, or which function creates a part by itself?
        """)
    }
  }

  @Test("the compiler rejects nil for what a side needs")
  func nilRefused() {
    let sides = makeSides()
    for (type, value) in zip(Self.types, [sides.folders, sides.todos] as [Any]) {
      let needs = properties(of: value).map(\.value)
        .filter { isNeed($0, in: sides) && !isObserver($0) }
      let makers = DeclarationProbe().makers(of: type)
        .filter { $0.kind != "init" && !$0.isProperty }
      let types = Set(needs.map { "(\(Swift.type(of: $0)))" }).sorted()
      compiler.rejectsNil(
        for: types, in: type, among: 1...3,
        by: ["\(type).init"] + makers.map(\.name),
        """
        A caller can pass an optional. What both sides share is there before they are created, so \
        no caller has to pass nil. What should a side do without it?
        """)
    }
  }

  @Test("no side holds a link that may be nil")
  func noOptional() {
    let sides = makeSides()
    let links = [sides.folders, sides.todos].flatMap { (side: Any) in
      properties(of: side).filter { isOptional($0.value) && isNeed($0.value, in: sides) }
        .compactMap(\.names.first)
    }
    #expect(
      links == [],
      """
      These properties are optional, and hold what both sides need. An object that is there before \
      the sides can be passed by initializer. Which line sets these properties?
      """)
  }

  @Test("code outside cannot replace a link")
  func replaceRefused() {
    let sides = makeSides()
    for (side, value) in [("folders", sides.folders), ("todos", sides.todos)] as [(String, Any)] {
      let links = properties(of: value).filter { isNeed($0.value, in: sides) }
      for link in links.flatMap(\.names) {
        compiler.rejects(
          """
          var side = makeSides().\(side)
          side.\(link) = makeSides().\(side).\(link)
          """, because: .unwritable,
          """
          This line gives a side what belongs to another pair, so the two sides of a pair no \
          longer share the same things. Which code has to change this property?
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
      linksInBoxes(of: holder, besides: ends) { isNeed($0, in: sides) }.map { path + $0 }
    }
    for link in links {
      compiler.rejects(
        """
        let (one, other) = (makeSides(), makeSides())
        one.\(link) = other.\(link)
        """, because: .unwritable,
        """
        This line changes something between a side and what both sides need: it gets what belongs \
        to another pair. Then the two sides of a pair no longer share the same things. Which code \
        has to change this property?
        """)
    }
  }

  @Test("everything is deallocated when you release both sides")
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
      The test worked with both sides and released them, so nothing that they shared is needed. \
      Which property, closure or variable holds what is still alive?
      """)
  }

  @Test("the right side works on when the left one has gone")
  func rightAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held only the right side, added a to-do and read the title, and the program \
      crashed. The left side may be deallocated by then. What does the right side use of it?
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
      The test selected Work, released the left side, and added two to-dos on the right. That side \
      should still say Work, and count them. What became of the selection when the left side was \
      deallocated?
      """)
  }

  @Test("the left side works on when the right one has gone")
  func leftAlone() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      The test held only the left side, selected Work and read the rows, and the program crashed. \
      The right side may be deallocated by then. What does the left side use of it?
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
      The test added a to-do on the right and released the right side. The left side should still \
      count it. What became of the to-dos when the right side was deallocated?
      """)
  }

  private static let types = ["FolderSide", "TodoSide"]

  /// The objects to which both sides lead.
  private func shared(by sides: (folders: FolderSide, todos: TodoSide)) -> [AnyObject] {
    let other = reached(from: sides.todos)
    return reached(from: sides.folders).filter { object in other.contains { $0 === object } }
  }

  /// Whether `value` is a part of what a side needs: it leads to what both share, or is a closure.
  ///
  /// What is nil is an observer that nobody set.
  private func isNeed(
    _ value: Any, in sides: (folders: FolderSide, todos: TodoSide)
  ) -> Bool {
    (holdsClosure(value) && !(isOptional(value) && Mirror(reflecting: value).children.isEmpty))
      || leads(from: value, to: shared(by: sides))
  }

  /// Whether a value is a closure that returns nothing: a side may do without.
  private func isObserver(_ value: Any) -> Bool { "\(type(of: value))".hasSuffix("-> ()") }

  private func isOptional(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .optional
  }

  /// What a pair shows: the title on the right, and the rows of the left.
  private func shown(by sides: (folders: FolderSide, todos: TodoSide)) -> [String] {
    [sides.todos.title] + sides.folders.rows
  }

  private let beginning = ["Home", "Home: 0", "Work: 0"]

  private let notNew: Comment = """
    This pair is new, but it already shows a selection or to-dos of another pair. So all pairs in \
    the program share them: that is the problem of lesson 1. Which code could create what both \
    sides need, for one pair alone?
    """

  /// Watches a side that is an object; a value goes by itself.
  private func watch(_ side: Any, _ name: String, with release: ReleaseProbe) {
    if Mirror(reflecting: side).displayStyle == .class {
      release.watch(side as AnyObject, name)
    }
  }
}

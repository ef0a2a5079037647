import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.1 TwoSided", .graded)
struct TwoSidedTests {
  private let compiler = CompilerProbe(counterpart: "_ = makePair()")

  @Test("a to-do that you add on the right is counted on the left")
  func counted() {
    let pair = makePair()
    var rows = [pair.folders.rows]
    for _ in 1...2 {
      pair.todos.add("Buy milk")
      rows.append(pair.folders.rows)
    }
    #expect(
      rows == [["Home: 0", "Work: 0"], ["Home: 1", "Work: 0"], ["Home: 2", "Work: 0"]],
      """
      The test added “Buy milk” to Home on the right, twice, and read the rows of the left pane \
      before and after each. You see the rows. The left pane should count every to-do, also two \
      with the same text. Which pane does rows ask, each time?
      """)
  }

  @Test("the folder that you select on the left is named on the right")
  func named() {
    let pair = makePair()
    var titles = [pair.todos.title]
    for folder in [Folder.work, .home] {
      pair.folders.select(folder)
      titles.append(pair.todos.title)
    }
    #expect(
      titles == ["Home", "Work", "Home"],
      """
      The test selected Work on the left, and then Home. You see the right pane's title before and \
      after each. The right pane should ask that left pane each time. Which left pane does it know?
      """)
  }

  @Test("what you add goes into the folder that you selected")
  func addedToSelected() {
    let pair = makePair()
    for folder in [Folder.work, .home, .work] {
      pair.folders.select(folder)
      pair.todos.add("Write the report")
    }
    #expect(
      pair.folders.rows == ["Home: 1", "Work: 2"],
      """
      The test selected Work, Home, and Work again on the left, and added a to-do on the right \
      each time. You see the rows of the left pane. Which folder does add(_:) use?
      """)
  }

  @Test("two pairs share nothing")
  func twoPairs() {
    let first = makePair()
    first.folders.select(.work)
    let second = makePair()
    first.todos.add("Write the report")
    second.todos.add("Buy milk")
    second.todos.add("Buy bread")
    let shown = [first, second].map { [$0.todos.title] + $0.folders.rows }
    #expect(
      shown == [["Work", "Home: 0", "Work: 1"], ["Home", "Home: 2", "Work: 0"]],
      """
      The test made two pairs. It selected Work in the first one and added a to-do there, and \
      added two to Home in the second. You see what each pair shows. Each should show its own \
      folder and its own to-dos. (If a single pair fails as well, begin with the tests above.) \
      What do the pairs share?
      """)
  }

  @Test("each pane of a pair is made once")
  func madeOnce() {
    let made = Pane.made {
      let pair = makePair()
      pair.folders.select(.work)
      pair.todos.add("Write the report")
      _ = pair.folders.rows
    }
    #expect(
      made.sorted() == ["FolderPane", "TodoPane"],
      """
      The test made one pair and used it. You see the panes that were created, and it should be \
      one of each, without a temporary one. (If there is none: do your panes still inherit from \
      Pane?) Which line creates a pane?
      """)
  }

  @Test("no pane can be made from outside")
  func panesRefused() {
    compiler.rejects(
      // The initializer's name alone: its arguments are yours to choose.
      each: panes.map { "_ = \($0).init" },
      because: ["inaccessible", "unavailable", "cannot be constructed", "cannot be instantiated"],
      """
      Code outside of the file can create a pane, which nobody links to a partner. Only makePair() \
      should do that. Which code can use this initializer? (A class that declares no initializer \
      inherits that of its superclass.)
      """)
  }

  @Test("nothing but makePair() makes a pane")
  func otherMakersRefused() {
    let makers = panes.flatMap { DeclarationProbe().makers(of: $0) }
    let others = makers.filter { $0.kind != "init" }
    #expect(
      Set(others.map(\.text)) == [],
      """
      Code outside of the file can use these declarations, and gets one pane from each. A caller \
      should always get both panes, created for each other. Which code needs these declarations?
      """)
  }

  @Test("code outside cannot cut the link between the panes")
  func linkRefused() {
    let pair = makePair()
    use(pair.folders, pair.todos)
    for (side, pane) in [("folders", pair.folders), ("todos", pair.todos)] as [(String, Pane)] {
      for link in properties(of: pane).filter({ isLink($0.value) }).flatMap(\.names) {
        compiler.rejects(
          """
          let (one, other) = (makePair(), makePair())
          one.\(side).\(link) = other.\(side).\(link)
          """,
          // A link may have an underscore in its name, and then there need not be one without it.
          because: .unwritable,
          """
          This line replaces what a pane holds by what a pane of another pair holds, and so cuts \
          the link of the first pair. Which code has to set this property?
          """)
      }
    }
    let tables = DeclarationProbe().declarations().filter { table in
      ["var", "type.property"].contains(table.kind) && table.result.hasPrefix("[")
        && table.result.contains(":") && (panes + ["Pane"]).contains(where: table.result.mentions)
    }
    for table in tables {
      compiler.rejects(
        "let old = \(table.name)\n\(table.name) = old", because: .unwritable,
        "All code can change this table, and so cut the link of a pair. Which code has to set it?")
    }
  }

  @Test("no method that is open to all code links a pane again")
  func linkingRefused() {
    // What answers a question about a pane is free, and so is what takes no partner.
    let linking = DeclarationProbe().declarations().filter { method in
      guard ["func", "method", "type.method"].contains(method.kind) else { return false }
      let taken = panes.filter { pane in method.parameters.contains { $0.mentions(pane) } }
      if taken.count == 1, panes.allSatisfy(method.result.mentions) { return true }
      return (method.result == "()" || method.text.contains("@discardableResult"))
        && panes.allSatisfy { taken.contains($0) || method.name.hasPrefix("\($0).") }
        && !taken.isEmpty
    }
    #expect(
      linking.map(\.text) == [],
      """
      All code can call this with a pane of another pair, and it seems to link panes again. Then \
      one pane has another partner, and its old partner doesn't know. Which code has to call it?
      """)
  }

  @Test("code outside cannot cut a link in what stands between the panes")
  func boxedLinkRefused() {
    let pair = makePair()
    use(pair.folders, pair.todos)
    let ends: [AnyObject] = [pair.folders, pair.todos]
    // The pair itself: it may contain a wrapper beside the panes.
    let holders: [(String, Any)] = [
      ("folders.", pair.folders), ("todos.", pair.todos), ("", pair),
    ]
    let links = holders.flatMap { path, holder in
      linksInBoxes(of: holder, besides: ends, where: isLink).map { path + $0 }
    }
    for link in links {
      compiler.rejects(
        """
        let (one, other) = (makePair(), makePair())
        one.\(link) = other.\(link)
        """, because: .unwritable,
        """
        The panes know each other through an object or a value between them. This line replaces \
        what it holds by what belongs to another pair. Which code has to set this property?
        """)
    }
  }

  private let panes = ["FolderPane", "TodoPane"]

  /// Works with both panes, since a lazy link is nil before.
  private func use(_ folders: FolderPane, _ todos: TodoPane) {
    todos.add("Buy milk")
    _ = (folders.rows, todos.title)
  }

  /// Whether a value of a pair is a closure, or leads to an object of the lesson.
  ///
  /// What is nil after the pair has worked is no link, but an observer that nobody set.
  private func isLink(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return false }
    return holdsClosure(value) || reached(from: value).contains { isOfLesson($0) }
  }
}

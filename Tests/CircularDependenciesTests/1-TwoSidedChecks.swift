import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.1 TwoSided: checks", .graded)
struct TwoSidedChecks {
  private let compiler = CompilerProbe(counterpart: "_ = makePair()")

  @Test("the right pane names the folder selected on the left")
  func named() {
    let pair = makePair()
    let before = shown(pair.folders, pair.todos)
    var titles = [pair.todos.title]
    for folder in [Folder.work, .home] {
      pair.folders.select(folder)
      titles.append(pair.todos.title)
    }
    #expect(
      titles == ["Home", "Work", "Home"],
      ifNew(
        before,
        """
        The test selected Work in the left pane, and then Home. Below: the right pane's title \
        before and after each selection. The title should name the selected folder. Which \
        FolderPane does TodoPane.title read?
        """))
  }

  @Test("makePair() creates each pane once")
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
      The test created one pair and used it. Below: the panes that your code created. There should \
      be one FolderPane and one TodoPane, and no temporary pane. (If there are no panes, check \
      that yours still inherit from Pane.) Which line creates a pane?
      """)
  }

  @Test("other files get panes only from makePair()")
  func otherMakersRefused() {
    let makers = panes.flatMap { DeclarationProbe().factories(of: $0) }
    #expect(
      Set(makers.map(\.text)) == [],
      """
      Code in other files can use each of these declarations to get a single pane. A caller should \
      always get two linked panes. Which code needs these declarations?
      """)
  }

  @Test("other files can't change a pane's reference to its partner")
  func linkRefused() {
    let pair = makePair()
    use(pair.folders, pair.todos)
    let links = ([("folders", pair.folders), ("todos", pair.todos)] as [(String, Pane)])
      .flatMap { side, pane in
        properties(of: pane).filter { isLink($0.value) }.flatMap(\.names).map { (side, $0) }
      }
    compiler.rejects(
      each: links.map { side, link in
        """
        let (one, other) = (makePair(), makePair())
        one.\(side).\(link) = other.\(side).\(link)
        """
      },
      // A name may have an underscore, and there may be no property without it.
      because: .unwritable,
      """
      This line replaces a pane's reference with one from another pair. Then the first pair is no \
      longer linked. Which code has to set this property?
      """)
    let tables = DeclarationProbe().declarations().filter { table in
      ["var", "type.property"].contains(table.kind) && table.result.hasPrefix("[")
        && table.result.contains(":") && (panes + ["Pane"]).contains(where: table.result.mentions)
    }
    compiler.rejects(
      each: tables.map { "let old = \($0.name)\n\($0.name) = old" }, because: .unwritable,
      "Other files can change this dictionary, and unlink a pair. Which code has to set it?")
  }

  @Test("other files can't call a function that links panes again")
  func linkingRefused() {
    // Functions that only answer a question about a pane, or take no partner, are allowed.
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
      Code in other files can call these functions with a pane from another pair, and the \
      functions seem to link panes again. Then one pane has a new partner, but the old partner \
      still references that pane. Which code has to call these functions?
      """)
  }

  @Test("other files can't change references in an object between the panes")
  func boxedLinkRefused() {
    let pair = makePair()
    use(pair.folders, pair.todos)
    let ends: [AnyObject] = [pair.folders, pair.todos]
    // The pair itself, since it may contain a wrapper in addition to the panes.
    let holders: [(String, Any)] = [
      ("folders.", pair.folders), ("todos.", pair.todos), ("", pair),
    ]
    let links = holders.flatMap { path, holder in
      linksInBoxes(of: holder, besides: ends, where: isLink).map { path + $0 }
    }
    compiler.rejects(
      each: links.map { link in
        """
        let (one, other) = (makePair(), makePair())
        one.\(link) = other.\(link)
        """
      }, because: .unwritable,
      """
      The panes are linked by an object or a value between them. This line replaces a reference in \
      that object or value with one from another pair. Which code has to set this property?
      """)
  }

  private let panes = ["FolderPane", "TodoPane"]

  /// Returns what a pair shows: the right pane's title, and the left pane's rows.
  private func shown(_ folders: FolderPane, _ todos: TodoPane) -> [String] {
    [todos.title] + folders.rows
  }

  /// Returns the comment, or another one if the pair showed another pair's data when it was new.
  private func ifNew(_ before: [String], _ comment: Comment) -> Comment {
    if before == ["Home", "Home: 0", "Work: 0"] { return comment }
    let other = makePair()
    other.folders.select(before[0] == "Home" ? .work : .home)
    other.todos.add("Buy milk")
    let another = makePair()
    if shown(another.folders, another.todos) == before { return comment }
    return """
      The test called makePair(), and the new pair already showed another pair's selected folder \
      or to-dos. So all pairs share this data (1.2). Which static or global variable stores it, or \
      the pair itself?
      """
  }

  /// Uses both panes, since a lazy reference is nil before.
  private func use(_ folders: FolderPane, _ todos: TodoPane) {
    todos.add("Buy milk")
    _ = (folders.rows, todos.title)
  }

  /// Returns whether a pair's value is a closure, or leads to an object of the lesson.
  ///
  /// A value that is nil after the pair was used is an observer that no code set, not a reference.
  private func isLink(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return false }
    return holdsClosure(value) || reached(from: value).contains { isOfLesson($0) }
  }
}

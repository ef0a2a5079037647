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
    pair.todos.add("Buy milk")
    #expect(
      pair.folders.rows == ["Home: 1", "Work: 0"],
      """
      “Buy milk” was added to Home on the right, and the left pane should count it. If it does \
      not, it asks no pane, or another right pane than this one. Start at rows: which object does \
      it ask?
      """)
  }

  @Test("the folder that you select on the left is named on the right")
  func named() {
    let pair = makePair()
    pair.folders.select(.work)
    #expect(
      pair.todos.title == "Work",
      """
      Work was selected on the left. For its title, the right pane should ask that left pane each \
      time. Which left pane does it know?
      """)
  }

  @Test("what you add goes into the folder that you selected")
  func addedToSelected() {
    let pair = makePair()
    pair.folders.select(.work)
    pair.todos.add("Write the report")
    #expect(
      pair.folders.rows == ["Home: 0", "Work: 1"],
      """
      Work was selected on the left, a to-do was added on the right, and then the left pane \
      counted. Both panes have to know the other one of this pair.
      """)
  }

  @Test("two pairs know nothing of each other")
  func twoPairs() {
    let (first, second) = (makePair(), makePair())
    first.folders.select(.work)
    first.todos.add("Write the report")
    second.todos.add("Buy milk")
    second.todos.add("Buy bread")
    let shown = [first, second].map { [$0.todos.title] + $0.folders.rows }
    #expect(
      shown == [["Work", "Home: 0", "Work: 1"], ["Home", "Home: 2", "Work: 0"]],
      """
      There are two pairs. In the first one Work was selected and got a to-do; in the second one \
      Home got two. You see what the first pair says, and then the second. If one shows what was \
      done in the other, the two share something, such as a link or a pane. If one does not even \
      show its own, begin with the tests above.
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
      These panes were made for one pair, and it should be one of each. A spare pane is one too \
      many, even if it only stands in until the right one comes: for a moment the wrong pane is \
      asked. (If there is none: do your panes still inherit from Pane?)
      """)
  }

  @Test("a folder pane cannot be made from outside")
  func folderPaneRefused() {
    refused("FolderPane")
  }

  @Test("a to-do pane cannot be made from outside")
  func todoPaneRefused() {
    refused("TodoPane")
  }

  @Test("nothing but makePair() makes a pane")
  func otherMakersRefused() {
    let panes = ["FolderPane", "TodoPane"]
    let makers = panes.flatMap { DeclarationProbe().sources(of: $0) }
    // Another function may hand out both, linked: it is makePair() by another name. One that
    // takes a pane makes its partner anew.
    let others = makers.filter { maker in
      let isHalf = !panes.allSatisfy(maker.result.mentions)
      let takesPane = maker.parameters.contains { panes.contains(where: $0.mentions) }
      return maker.kind != "init" && (isHalf || takesPane)
    }
    #expect(
      Set(others.map(\.text)) == [],
      """
      These declarations are open to all code, and give out a pane: without a partner, or with one \
      that belonged to another pane a moment ago. A caller should always get both panes, made for \
      each other. Which code needs these declarations, and could `fileprivate` or `private` stand \
      in front?
      """)
  }

  @Test("code outside cannot cut the link between the panes")
  func linkRefused() {
    let pair = makePair()
    let panes: [AnyObject] = [pair.folders, pair.todos]
    for (side, pane) in [("folders", pair.folders as Any), ("todos", pair.todos as Any)] {
      for link in links(of: pane, among: panes) {
        compiler.rejects(
          """
          let (one, other) = (makePair(), makePair())
          one.\(side).\(link) = other.\(side).\(link)
          """,
          // A link may have an underscore in its name, and then there need not be one without it.
          because: .unwritable,
          """
          This line cuts the link of one pair: a pane loses its partner, and talks to a pane of \
          another pair. Only the code that sets the link has to reach it. Which code can?
          """)
      }
    }
  }

  @Test("no method that is open to all code links a pane again")
  func linkingRefused() {
    let panes = ["FolderPane", "TodoPane"]
    let declarations = DeclarationProbe().declarations()
    // A method of something that stands between the panes is open to the code that can reach it.
    let ofPanes = declarations.filter { method in
      method.kind == "method" && panes.contains { method.name.hasPrefix("\($0).") }
    }
    // One that hands a pane out is the matter of the test above.
    let others = declarations.filter { other in
      ["func", "type.method"].contains(other.kind) && !panes.contains(where: other.result.mentions)
    }
    let linking = (ofPanes + others).filter { method in
      method.parameters.contains { panes.contains(where: $0.mentions) }
    }
    #expect(
      linking.map(\.text) == [],
      """
      All code can call this with a pane of another pair. If it links the two, the pane has \
      another partner, and the old partner does not know it. Only the code that makes the pair \
      needs this. Which code can reach it here?
      """)
  }

  @Test("code outside cannot cut a link in what stands between the panes")
  func boxedLinkRefused() {
    let pair = makePair()
    let panes: [AnyObject] = [pair.folders, pair.todos]
    // The pair itself: a box may be handed out beside the panes.
    let holders: [(String, Any)] = [
      ("folders.", pair.folders), ("todos.", pair.todos), ("", pair),
    ]
    let links = holders.flatMap { path, holder in
      linksInBoxes(of: holder, besides: panes) {
        holdsClosure($0) || leads(from: $0, to: panes)
      }.map { path + $0 }
    }
    for link in links {
      compiler.rejects(
        """
        let (one, other) = (makePair(), makePair())
        one.\(link) = other.\(link)
        """, because: .unwritable,
        """
        The panes know each other through something that stands between them. All code can change \
        what lies in there, and this line cuts the link. Every step of the way to the partner is a \
        link: which code can reach the last one?
        """)
    }
  }

  private func refused(_ pane: String) {
    // The initializer's name alone: its arguments are yours to choose.
    compiler.rejects(
      "_ = \(pane).init",
      because: ["inaccessible", "unavailable", "cannot be constructed", "cannot be instantiated"],
      """
      A pane can be made outside of this file, without its partner, or with one that does not know \
      it. Half of what it does is missing, and no error says so. Only the function that links two \
      panes should be able to make one. Which code can reach this initializer? (A class that \
      declares no initializer inherits that of its superclass.)
      """)
  }

  /// The names of the stored properties of `pane` that hold an object or a closure, lead to a
  /// pane, may be nil, or stand behind a property wrapper.
  private func links(of pane: Any, among panes: [AnyObject]) -> [String] {
    properties(of: pane).filter { property in
      let style = Mirror(reflecting: property.value).displayStyle
      let isClosure = "\(type(of: property.value))".contains("->")
      return style == .class || style == .optional || isClosure
        || leads(from: property.value, to: panes) || property.names.count > 1
    }
    .flatMap(\.names)
  }
}

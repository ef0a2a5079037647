import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.3 DefaultArgument: checks", .graded)
struct DefaultArgumentChecks {
  private let compiler = CompilerProbe(counterpart: "_ = makeInbox(manager: TodoManager())")

  @Test("the inbox shows the to-dos of the manager you pass")
  func inboxUsesManager() {
    let manager = TodoManager()
    manager.add(Todo(title: "Water the plants"))
    let inbox = makeInbox(manager: manager).inbox
    let before = inbox.titles
    for _ in 1...2 { manager.add(Todo(title: "Eat")) }
    #expect(
      [before, inbox.titles] == [["Water the plants"], ["Water the plants", "Eat", "Eat"]],
      """
      The test passed a manager with “Water the plants”, looked at the inbox, added “Eat” twice to \
      the manager, and looked again. The inbox should show one to-do, then all three. Which \
      manager does the inbox read, and when?
      """)
  }

  @Test("the inbox shows all to-dos, whether there are none or a hundred")
  func anyNumber() {
    let counts = [0, 1, 100].map { count in
      let manager = TodoManager()
      for number in 0..<count { manager.add(Todo(title: "To-do \(number)")) }
      return makeInbox(manager: manager).inbox.titles.count
    }
    #expect(
      counts == [0, 1, 100],
      """
      The test passed three managers, with no to-dos, one, and 100. Then it counted the titles in \
      each inbox. Each inbox should show all of its manager's to-dos, and nothing else. Which line \
      decides which titles appear?
      """)
  }

  @Test("the compiler rejects makeInbox without a manager")
  func seamRefused() {
    compiler.requires(
      "manager: TodoManager()", by: "makeInbox",
      """
      A caller of makeInbox can forget the manager and still get an inbox. That's a default \
      argument again, in another function. Which line supplies the manager?
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    for type in ["InboxScreen", "QuickAddScreen"] {
      compiler.rejectsNil(
        for: ["TodoManager"], in: type,
        """
        An initializer of \(type) accepts nil, so a caller can create a screen without a manager. \
        Which to-dos can this screen show or save?
        """)
    }
  }

  @Test("no initializer takes an optional manager")
  func nilRefusedBeside() {
    for type in ["InboxScreen", "QuickAddScreen"] {
      compiler.rejectsNil(
        for: ["TodoManager"], in: type, among: 1...2,
        """
        An initializer of \(type) takes an optional manager. A caller without a manager can use \
        this initializer and pass nil. Which manager does the screen use then?
        """)
    }
  }

  @Test("every initializer and factory requires the manager")
  func otherArguments() {
    let screens = ["InboxScreen", "QuickAddScreen"]
    // Values of these types can't contain a manager.
    let plain = [
      "Bool", "Character", "Double", "Int", "String", "String?", "[String]", "Substring",
    ]
    let makers = DeclarationProbe().declarations().filter { maker in
      let isPair = maker.result.wholeMatch(of: /\((?!.*->).*\)/) != nil
      let creates =
        switch maker.kind {
        // Other tests are about initializers without arguments.
        case "init": screens.contains(maker.result) && !maker.takes.isEmpty
        case "func", "type.method", "type.property", "var":
          screens.contains { maker.result == $0 || isPair && maker.result.mentions($0) }
        default: false
        }
      return creates && maker.takes.allSatisfy(plain.contains)
    }
    #expect(
      makers.map(\.text) == [],
      """
      Each of these declarations creates a screen, but requires no manager. So the screen uses a \
      manager that no other screen has: that's a default argument in another form. Where does \
      this code get the manager?
      """)
  }

  @Test("a type that carries the manager has no default for it")
  func handedInstead() {
    for part in screens.flatMap({ Mirror(reflecting: $0.screen).children.map(\.value) }) {
      let type = String(reflecting: type(of: part))
      let children = Mirror(reflecting: part).children
      // A snippet can't name a private type.
      guard type.hasPrefix("BadWay."), !type.contains("("),
        children.contains(where: { $0.value is TodoManager })
      else { continue }
      let arguments = children.compactMap { child in
        child.label.map { "\($0): \(child.value is TodoManager ? "nil" : "anything()")" }
      }
      compiler.rejects(
        each: ([""] + arguments).map { argument in
          """
          func anything<A>() -> A { fatalError() }
          _ = \(type)(\(argument))
          """
        },
        """
        A screen takes this type instead of a manager, but this type doesn't require a manager. So \
        a caller can still forget the manager: the default has only moved. Which line supplies the \
        manager now?
        """)
    }
  }

  private var screens: [(type: String, screen: Any)] {
    let made = makeInbox(manager: TodoManager())
    return [("InboxScreen", made.inbox), ("QuickAddScreen", made.quickAdd)]
  }
}

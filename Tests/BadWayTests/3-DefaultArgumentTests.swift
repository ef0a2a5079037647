import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.3 DefaultArgument", .graded)
struct DefaultArgumentTests {
  private let compiler = CompilerProbe(counterpart: "_ = makeInbox(manager: TodoManager())")

  @Test("a to-do saved on the quick-add screen appears in the inbox")
  func saveShows() {
    // Another test is about who keeps the manager alive.
    let manager = TodoManager()
    let screens = makeInbox(manager: manager)
    screens.quickAdd.save(title: "Buy milk")
    let titles = withExtendedLifetime(manager) { screens.inbox.titles }
    #expect(
      titles == ["Buy milk"],
      """
      The test saved “Buy milk” on the quick-add screen, and read the inbox as soon as \
      save(title:) had returned. The inbox should show this to-do, and nothing else. Which manager \
      does each screen use, and when does save(title:) add the to-do?
      """)
  }

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

  @Test("the quick-add screen saves in the manager you pass")
  func quickAddUsesManager() {
    let manager = TodoManager()
    let quickAdd = makeInbox(manager: manager).quickAdd
    let titles = ["Call Mina", "Call Mina", ""]
    for title in titles { quickAdd.save(title: title) }
    #expect(
      manager.todos.map(\.title) == titles,
      """
      The test saved “Call Mina” twice on the quick-add screen, then a to-do with an empty title. \
      The manager that the test passed should have all three to-dos. What does save(title:) do \
      with each title?
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

  @Test("inboxes with different managers share no to-dos")
  func twoManagers() {
    let managers = [TodoManager(), TodoManager()]
    let home = makeInbox(manager: managers[0])
    let work = makeInbox(manager: managers[1])
    home.quickAdd.save(title: "Feed the cat")
    home.quickAdd.save(title: "Pay the rent")
    work.quickAdd.save(title: "Pay the rent")
    let titles = withExtendedLifetime(managers) { [home.inbox.titles, work.inbox.titles] }
    #expect(
      titles == [["Feed the cat", "Pay the rent"], ["Pay the rent"]],
      """
      The test created two inboxes, each with its own manager. It saved “Feed the cat” in the \
      first, and “Pay the rent” in both. Each inbox should show its own manager's to-dos, and no \
      others. Which manager does each screen use, and when?
      """)
  }

  @Test("each screen keeps its manager alive")
  func keeps() {
    let release = ReleaseProbe()
    func watched(_ name: String) -> TodoManager {
      let manager = TodoManager()
      release.watch(manager, name)
      return manager
    }
    // Separate functions, so that no local variable keeps the other screen alive.
    func makeInboxScreen() -> InboxScreen { makeInbox(manager: watched("inbox")).inbox }
    func makeQuickAdd() -> QuickAddScreen { makeInbox(manager: watched("quick-add")).quickAdd }
    withExtendedLifetime((makeInboxScreen(), makeQuickAdd())) {
      #expect(
        release.alive == ["inbox", "quick-add"],
        """
        The test created two pairs of screens, and kept only the first pair's inbox and the second \
        pair's quick-add screen. Each screen should keep its manager alive, but a manager was \
        deallocated. How does each screen store its manager?
        """)
    }
  }

  @Test("your code creates no other manager")
  func creations() {
    let manager = TodoManager()
    let made = CreationLog.creations {
      let screens = makeInbox(manager: manager)
      screens.quickAdd.save(title: "Feed the cat")
      _ = screens.inbox.titles
    }
    #expect(
      made == [],
      """
      The test passed a manager, but your code created another one. The user would see the to-dos \
      of only one manager. Which line calls TodoManager()?
      """)
  }

  @Test("the compiler rejects an inbox screen without a manager")
  func inboxRefused() {
    compiler.rejects(
      "_ = InboxScreen()",
      """
      A caller that forgets the manager still gets an inbox screen. Which manager does this screen \
      use?
      """)
  }

  @Test("the compiler rejects a quick-add screen without a manager")
  func quickAddRefused() {
    compiler.rejects(
      "_ = QuickAddScreen()",
      """
      A caller that forgets the manager still gets a quick-add screen, and the to-dos saved there \
      are lost. Even if makeInbox passes the manager now, the next caller can forget it. Which \
      line lets a caller leave out the manager?
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

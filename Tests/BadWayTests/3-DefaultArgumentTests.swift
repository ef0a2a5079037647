import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.3 DefaultArgument", .graded)
struct DefaultArgumentTests {
  private let compiler = CompilerProbe(counterpart: "_ = makeInbox(manager: TodoManager())")

  @Test("a to-do that you save on the quick-add screen shows in the inbox")
  func saveShows() {
    let screens = makeInbox(manager: TodoManager())
    screens.quickAdd.save(title: "Buy milk")
    #expect(
      screens.inbox.titles == ["Buy milk"],
      """
      The test saved “Buy milk” on the quick-add screen, and the inbox should show it and nothing \
      else. Which manager does each of the two screens use, and when?
      """)
  }

  @Test("the inbox shows what the manager that you pass holds")
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

  @Test("what you save is in the manager that you pass")
  func quickAddUsesManager() {
    let manager = TodoManager()
    let quickAdd = makeInbox(manager: manager).quickAdd
    let titles = ["Call Mina", "Call Mina", ""]
    for title in titles { quickAdd.save(title: title) }
    #expect(
      manager.todos.map(\.title) == titles,
      """
      The test saved “Call Mina” twice, then a to-do without a title. The manager that it passed \
      should hold these three. What does save(title:) do with each of them?
      """)
  }

  @Test("an empty manager shows as an empty inbox")
  func emptyManager() {
    let titles = makeInbox(manager: TodoManager()).inbox.titles
    #expect(
      titles == [],
      """
      The test passed an empty manager, which is a valid manager, too. The inbox should show \
      nothing. Where did these titles come from?
      """)
  }

  @Test("two inboxes with two managers share nothing")
  func twoManagers() {
    let home = makeInbox(manager: TodoManager())
    let work = makeInbox(manager: TodoManager())
    home.quickAdd.save(title: "Feed the cat")
    home.quickAdd.save(title: "Pay the rent")
    work.quickAdd.save(title: "Pay the rent")
    let titles = [home.inbox.titles, work.inbox.titles]
    #expect(
      titles == [["Feed the cat", "Pay the rent"], ["Pay the rent"]],
      """
      The test created two inboxes, each with its own manager. It saved “Feed the cat” in the \
      first, and “Pay the rent” in both. Each inbox should show what was saved beside it. What do \
      the two inboxes share?
      """)
  }

  @Test("both screens keep the manager they get")
  func keeps() {
    let release = ReleaseProbe()
    func watched(_ name: String) -> TodoManager {
      let manager = TodoManager()
      release.watch(manager, name)
      return manager
    }
    // Functions of their own, so that nothing of the other screen is held here.
    func makeInboxScreen() -> InboxScreen { makeInbox(manager: watched("inbox")).inbox }
    func makeQuickAdd() -> QuickAddScreen { makeInbox(manager: watched("quick-add")).quickAdd }
    withExtendedLifetime((makeInboxScreen(), makeQuickAdd())) {
      #expect(
        release.alive == ["inbox", "quick-add"],
        """
        One of the two screens was closed, the test kept no reference, and the manager was \
        released. The open screen still needs it, and cannot rely on the other screen to hold it. \
        How does each screen hold its manager?
        """)
    }
  }

  @Test("no second manager is made")
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
      The test passed a manager, and your code created one more. The user sees the to-dos of only \
      one of them. Which line calls TodoManager()?
      """)
  }

  @Test("the compiler rejects an inbox screen without a manager")
  func inboxRefused() {
    compiler.rejects(
      "_ = InboxScreen()",
      """
      A caller that forgets the manager still gets an inbox. It has a manager that the caller \
      never chose, or none. Which line lets a caller pass nothing?
      """)
  }

  @Test("the compiler rejects a quick-add screen without a manager")
  func quickAddRefused() {
    compiler.rejects(
      "_ = QuickAddScreen()",
      """
      A caller that forgets the manager still gets a quick-add screen, and what is saved there is \
      lost. If you pass it in one place, that place is fixed; the next caller can forget it again. \
      Which line allows that?
      """)
  }

  @Test("makeInbox cannot be called without a manager either")
  func seamRefused() {
    compiler.requires(
      "manager: TodoManager()", by: "makeInbox",
      """
      This caller of makeInbox has no manager, and still gets an inbox. That is the default \
      argument again, one step further up. Which code supplies the manager?
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    for type in ["InboxScreen", "QuickAddScreen"] {
      compiler.rejectsNil(
        for: ["TodoManager"], in: type,
        """
        A caller without a manager passes nil, and still gets this \(type). The compiler should \
        reject that. Which to-dos can a screen without a manager show or save?
        """)
    }
  }

  @Test("no second initializer accepts nil, and none beside another argument")
  func nilRefusedBeside() {
    for type in ["InboxScreen", "QuickAddScreen"] {
      compiler.rejectsNil(
        for: ["TodoManager"], in: type, among: 1...2,
        """
        An initializer of \(type) has an optional where the manager belongs. A caller without a \
        manager uses that one and passes nil. What does the initializer do then?
        """)
    }
  }

  @Test("beside other arguments, too, the manager has no default")
  func otherArguments() {
    for (type, screen) in screens {
      // A screen keeps what it was told, most often under the name that it was told by.
      let others = Mirror(reflecting: screen).children.filter {
        $0.value is any LosslessStringConvertible
      }
      for label in others.compactMap(\.label) {
        compiler.rejects(
          """
          func anything<A>() -> A { fatalError() }
          _ = \(type)(\(label): anything())
          """,
          because: [.missing, "inferred"],
          """
          This screen asks for its \(label), and a caller can still leave out the manager: it has \
          a default. What screens share should have no default, wherever it stands in the \
          parameter list. Which parameters have a default?
          """)
      }
    }
  }

  @Test("what a screen is handed in the manager's place has no manager by default")
  func handedInstead() {
    for part in screens.flatMap({ Mirror(reflecting: $0.screen).children.map(\.value) }) {
      let type = String(reflecting: type(of: part))
      let children = Mirror(reflecting: part).children
      // The name of a private type cannot be written here.
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
        The screen asks for this type, and this type does not ask for a manager. So a caller can \
        forget the manager as before, and gets a spare one. The default argument has only moved. \
        Which line supplies the manager now?
        """)
    }
  }

  private var screens: [(type: String, screen: Any)] {
    let made = makeInbox(manager: TodoManager())
    return [("InboxScreen", made.inbox), ("QuickAddScreen", made.quickAdd)]
  }
}

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
      “Buy milk” was saved, and the inbox should show it and nothing else. The two screens do not \
      share the manager that was passed. Look at the line that makes them: what does each one get?
      """)
  }

  @Test("the inbox shows what the manager that you pass holds")
  func inboxUsesManager() {
    let manager = TodoManager()
    manager.add(Todo(title: "Water the plants"))
    let inbox = makeInbox(manager: manager).inbox
    let before = inbox.titles
    manager.add(Todo(title: "Read a book"))
    #expect(
      [before, inbox.titles] == [["Water the plants"], ["Water the plants", "Read a book"]],
      """
      The manager that was passed held only “Water the plants” at the first look at the inbox. \
      Then “Read a book” was added, and the test looked again. If only the second look is wrong, \
      the inbox shows an old copy. If both are wrong, it asks a spare manager, and not the one \
      that the caller chose. Which manager does the inbox ask, and when?
      """)
  }

  @Test("what you save is in the manager that you pass")
  func quickAddUsesManager() {
    let manager = TodoManager()
    makeInbox(manager: manager).quickAdd.save(title: "Call Mina")
    #expect(
      manager.todos.map(\.title) == ["Call Mina"],
      """
      “Call Mina” was saved once and should be in the manager that was passed. If it is not, the \
      quick-add screen wrote it into a spare one. Who decided that, the caller or the screen?
      """)
  }

  @Test("an empty manager shows as an empty inbox")
  func emptyManager() {
    let titles = makeInbox(manager: TodoManager()).inbox.titles
    #expect(
      titles == [],
      """
      The manager that was passed holds nothing yet, and the inbox shows something. An empty \
      manager is a valid manager, too. Does your code show something else when this one is empty?
      """)
  }

  @Test("two inboxes with two managers know nothing of each other")
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
      Two inboxes were open at once, each with its own manager. “Feed the cat” was saved in the \
      first, “Pay the rent” in both. If a to-do is in the wrong inbox, or is missing, the screens \
      share a place that all of them reach. What a screen was given, and what it notes, belongs to \
      that screen. Which of your names belong to no single screen?
      """)
  }

  @Test("each of the two screens keeps the manager that it was handed")
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
      A manager was passed, and your code made one more. Two managers mean two lists of to-dos, \
      and the user sees only one of them. Search for TodoManager( to find the line that makes it.
      """)
  }

  @Test("the compiler refuses an inbox screen without a manager")
  func inboxRefused() {
    compiler.rejects(
      "_ = InboxScreen()",
      """
      A caller that forgets the manager still gets an inbox. It has a manager that the caller \
      never chose, or none. Which line lets a caller pass nothing?
      """)
  }

  @Test("the compiler refuses a quick-add screen without a manager")
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
      This caller of makeInbox has no manager, and still gets an inbox, with a manager that no \
      caller chose. That is the default argument again, one step further up. Is it in the \
      parameter list, or in a second function of that name? Which code supplies it?
      """)
  }

  @Test("nil does not pass for a manager")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["TodoManager"], in: "InboxScreen",
      """
      A caller without a manager passes nil, and the inbox takes one from somewhere or shows \
      nothing: the default argument again, moved into the body.
      """)
    compiler.rejectsNil(
      for: ["TodoManager"], in: "QuickAddScreen",
      """
      A quick-add screen that accepts nil has nowhere to save, and what the user saves there is \
      lost.
      """)
  }

  @Test("no second initializer accepts nil, and none beside another argument")
  func nilRefusedBeside() {
    for type in ["InboxScreen", "QuickAddScreen"] {
      compiler.rejectsNil(
        for: ["TodoManager"], in: type, among: 1...2,
        """
        One initializer of \(type) has an optional where the manager belongs. A caller without a \
        manager uses that one and passes nil. A strict initializer beside it, or another argument, \
        does not prevent this. What happens in it when nil comes?
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

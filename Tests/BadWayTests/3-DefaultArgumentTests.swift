import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.3 DefaultArgument")
struct DefaultArgumentTests {
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
    #expect(
      makeInbox(manager: manager).inbox.titles == ["Water the plants"],
      """
      The manager that was passed holds “Water the plants” alone. If the inbox shows anything \
      else, it asks a spare manager. A spare one, even one that all screens share, is still not \
      the one that the caller chose.
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
      A manager was passed, and somebody made one more. Two managers mean two lists of to-dos, and \
      the user sees only one of them. Follow the words TodoManager( to see who makes it.
      """)
  }

  @Test("an inbox screen without a manager does not compile")
  func inboxRefused() {
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
      "_ = InboxScreen()",
      because: .missing,
      unlike: "let _: InboxScreen = makeInbox(manager: TodoManager()).inbox",
      """
      A caller that forgets the manager gets an inbox all the same, over a manager that it never \
      chose. Which line answers when the caller says nothing?
      """)
  }

  @Test("a quick-add screen without a manager does not compile")
  func quickAddRefused() {
    CompilerProbe(module: "BadWay", imports: ["BadWaySupport"]).rejects(
      "_ = QuickAddScreen()",
      because: .missing,
      unlike: "let _: QuickAddScreen = makeInbox(manager: TodoManager()).quickAdd",
      """
      A caller that forgets the manager gets a quick-add screen all the same, and what is saved \
      there is lost. To pass the manager in one place fixes that place; the next caller can forget \
      it again. Which line lets them?
      """)
  }

  @Test("nil does not pass for a manager")
  func nilRefused() {
    let compiler = CompilerProbe(module: "BadWay", imports: ["BadWaySupport"])
    let screens: [(type: String, name: String, comment: Comment)] = [
      (
        "InboxScreen", "inbox",
        """
        Whoever passes nil has no manager. The inbox then takes one from somewhere, or shows \
        nothing: the default argument again, moved into the body. A screen that cannot work \
        without a manager should not accept that there is none.
        """
      ),
      (
        "QuickAddScreen", "quickAdd",
        """
        A quick-add screen that accepts nil has nowhere to save, and \
        what it is told to save is lost.
        """
      ),
    ]
    for screen in screens {
      // Taken as a function, an initializer shows whether it accepts nil, whatever its label is.
      compiler.rejects(
        "let make = \(screen.type).init\n_ = make(nil)",
        because: .unfit, "ambiguous",
        unlike: "let _: \(screen.type) = makeInbox(manager: TodoManager()).\(screen.name)",
        screen.comment)
    }
  }
}

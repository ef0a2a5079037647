import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.3 DefaultArgument: checks", .graded)
struct DefaultArgumentChecks {
  private let compiler = CompilerProbe()

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
      The manager got its last two to-dos after the inbox was first read. Which manager does the \
      inbox read, and when?
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
      Each inbox should show all of its manager's to-dos, and nothing else. Which line decides \
      which titles appear?
      """)
  }

  @Test("a colleague's keyboard shortcut opens a screen")
  func withoutManager() {
    compiler.requires(
      "manager: TodoManager()", by: "makeInbox", creating: ["InboxScreen", "QuickAddScreen"],
      """
      In this way, a colleague's keyboard shortcut can create a screen and pass no manager. Whose \
      to-dos would such a screen show or save?
      """)
  }

  @Test("a to-do saved in the preview appears in the preview's inbox")
  func preview() {
    let preview = InboxPreview()
    // A preview may have samples, even with this title.
    let before = preview.inbox.titles.filter { $0 == "Buy milk" }
    preview.quickAdd.save(title: "Buy milk")
    #expect(
      preview.inbox.titles.filter { $0 == "Buy milk" } == before + ["Buy milk"],
      """
      In the preview, the designer saved “Buy milk” on the quick-add screen, and the inbox beside \
      it doesn't show it. Where is “Buy milk”?
      """)
  }

  @Test("previews share no to-dos")
  func otherPreviews() {
    let previews = [InboxPreview(), InboxPreview()]
    previews[0].quickAdd.save(title: "Water the cactus")
    let titles = [previews[1], InboxPreview()].map { preview in
      preview.inbox.titles.filter { $0 == "Water the cactus" }
    }
    #expect(
      titles == [[], []],
      """
      The designer saved “Water the cactus” in one preview, then looked at the inboxes of two \
      other previews. What do the previews share?
      """)
  }
}

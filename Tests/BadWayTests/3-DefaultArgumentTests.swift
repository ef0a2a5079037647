import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.3 DefaultArgument", .graded)
struct DefaultArgumentTests {
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
      The test saved “Buy milk” on the quick-add screen, then read the inbox's titles. Which \
      object has the to-do now?
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
      Each call should add one to-do to the test's manager, whatever the title. Where does each \
      title go?
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
      Home and work each got a manager from the test. Of the two inboxes, home's is the first. \
      Which manager does each screen use?
      """)
  }

  @Test("each screen keeps its manager alive")
  func keeps() {
    expectKept(
      TodoManager(), by: [{ makeInbox(manager: $0).inbox }, { makeInbox(manager: $0).quickAdd }],
      "No other code holds the manager. How does each screen store its manager?")
  }

  @Test("makeInbox creates no other manager")
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
      The test passed makeInbox a manager, and your code still created another one, perhaps as a \
      fallback. Which list shows a to-do that's saved in that one?
      """)
  }
}

import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.3 DefaultArgument: checks", .graded)
struct DefaultArgumentChecks {
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
}

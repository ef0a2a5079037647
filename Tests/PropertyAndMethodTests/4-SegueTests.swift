import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.4 Segue", .graded)
struct SegueTests {
  @Test("the add screen has your manager before its view is loaded")
  func addScreen() throws {
    let app = try SegueApp(manager: TodoManager("Milk", "Bread"))
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.visibleTexts.contains("To-do number 3"),
      """
      The add screen reads its manager while its view is loaded. Follow the arrow “add” in \
      Segue.storyboard: which of your lines doesn't reach this screen in time?
      """)
  }

  @Test("a tap on Save adds the to-do to your manager")
  func save() throws {
    let manager = TodoManager("Milk")
    let app = try SegueApp(manager: manager)
    try app.type("Tea", into: app.tapAdd())
    record(app.navigation)
    try app.tapSave()
    #expect(
      manager.todos.map(\.title) == ["Milk", "Tea"],
      "Which line injects the overview's manager into the add screen?")
  }

  @Test("a second tap on + passes your manager, too")
  func secondTap() throws {
    let app = try SegueApp(manager: TodoManager("Milk"))
    try app.type("Tea", into: app.tapAdd())
    try app.tapSave()
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.visibleTexts.contains("To-do number 3"),
      """
      The storyboard creates a new add screen for every tap. Which line injects the manager into \
      the second one?
      """)
  }

  @Test("after another injection, a tap on + passes the new manager")
  func anotherManager() throws {
    let app = try SegueApp(manager: TodoManager("Milk"))
    try app.type("Tea", into: app.tapAdd())
    try app.tapSave()
    let other = TodoManager("Report", "Mail", "Call")
    app.inject(other)
    let add = try withExtendedLifetime(other) { try app.tapAdd() }
    record(app.navigation)
    #expect(
      add.visibleTexts.contains("To-do number 4"),
      """
      The add screen should get the overview's current manager. What does your code keep from an \
      earlier tap or injection?
      """)
  }

  @Test("the overview passes an empty manager, too")
  func emptyManager() throws {
    let app = try SegueApp(manager: TodoManager())
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.visibleTexts.contains("To-do number 1"),
      "An empty manager isn't the same as no manager. Which of the two does your code check for?")
  }

  @Test("each overview passes its own manager")
  func twoApps() throws {
    let home = try SegueApp(manager: TodoManager("Milk", "Bread"))
    let work = try SegueApp(manager: TodoManager("Report", "Mail", "Call"))
    let texts = try home.tapAdd().visibleTexts + work.tapAdd().visibleTexts
    record(work.navigation)
    #expect(
      texts.filter { $0.hasPrefix("To-do number") } == ["To-do number 3", "To-do number 4"],
      "Where does an overview keep its manager?")
  }
}

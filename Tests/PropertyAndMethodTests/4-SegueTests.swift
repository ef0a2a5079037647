import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.4 Segue", .graded)
struct SegueTests {
  @Test("the add screen has your manager before its view is loaded")
  func addScreen() async throws {
    let app = try SegueApp(manager: TodoManager("Milk", "Bread"))
    let add = try app.tapAdd()
    record(app.navigation)
    let isShown = add.visibleTexts.contains("To-do number 3")
    let cause = isShown ? nil : await cause(of: add, in: app)
    #expect(isShown, cause)
  }

  /// Returns the message about an add screen that shows no number.
  private func cause(of add: AddTodoViewController, in app: SegueApp) async -> Comment {
    await app.letTimePass()
    let isNumberless = !add.visibleTexts.contains { $0.hasPrefix("To-do number") }
    if add.storyboard != nil, manager(of: add) != nil, isNumberless {
      return """
        The test injected a manager with two to-dos and tapped +. The add screen shows no number: \
        it reads its manager while its view is loaded, and got one only later. Which line loads \
        that view too early, or injects too late?
        """
    }
    return """
      The test injected a manager with two to-dos and tapped +. The add screen should show “To-do \
      number 3”: it reads its manager while its view is loaded. Which controller is at the end of \
      the arrow “add” in Segue.storyboard?
      """
  }

  /// Returns the manager of the add screen, in which the property is private.
  private func manager(of add: AddTodoViewController) -> TodoManager? {
    Mirror(reflecting: add).descendant("manager") as? TodoManager
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
      """
      The test typed Tea and tapped Save. The overview's manager should then contain Tea once. \
      Which line injects that manager into the add screen?
      """)
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
      The test saved Tea, and tapped + again. The add screen should show “To-do number 3”, after \
      Milk and Tea. The storyboard creates a new add screen for every tap. Which line injects the \
      manager into the second add screen?
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
      The test tapped +, injected another manager, with three to-dos, and tapped + again. The add \
      screen should get the overview's current manager. What does your code keep from an earlier \
      tap or injection? (If the add screen never shows a number, fix that first.)
      """)
  }

  @Test("the add screen gets the overview's own manager, not a copy")
  func sameManager() throws {
    let manager = TodoManager("Milk")
    let add = try SegueApp(manager: manager).tapAdd()
    let handedOn = self.manager(of: add)
    #expect(
      handedOn === manager,
      handedOn == nil
        ? """
        The test tapped +. The add screen should have the overview's manager, but it has none. \
        Which line injects the manager?
        """
        : """
        The test tapped +. The add screen has a manager, but not the overview's own. The add \
        screen doesn't see to-dos that other screens add to the overview's manager. Which line \
        creates the second manager?
        """)
  }

  @Test("the overview passes an empty manager, too")
  func emptyManager() throws {
    let app = try SegueApp(manager: TodoManager())
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.visibleTexts.contains("To-do number 1"),
      """
      The test injected a manager without to-dos, and tapped +. The add screen should show “To-do \
      number 1”. An empty manager isn't the same as no manager. Which of the two does your code \
      check for? (If no manager is passed at all, fix that first.)
      """)
  }

  @Test("each overview passes its own manager")
  func twoApps() throws {
    let home = try SegueApp(manager: TodoManager("Milk", "Bread"))
    let work = try SegueApp(manager: TodoManager("Report", "Mail", "Call"))
    let texts = try home.tapAdd().visibleTexts + work.tapAdd().visibleTexts
    record(work.navigation)
    #expect(
      texts.filter { $0.hasPrefix("To-do number") } == ["To-do number 3", "To-do number 4"],
      """
      The test opened two overviews, with managers that hold two and three to-dos, and tapped + in \
      both. Each overview should pass its own manager. Where does an overview keep its manager?
      """)
  }

  @Test("the overview keeps its manager alive")
  func keeps() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test injected a manager, kept no reference to it, and tapped +. The add screen should \
      get this manager. Does the overview hold a strong or a weak reference to it? (If it never \
      shows a number, fix that first.)
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let app = try SegueApp(manager: nil)
      app.inject(TodoManager("Milk", "Bread"))
      if try app.tapAdd().visibleTexts.contains("To-do number 3") { await end.reach() }
    }
  }
}

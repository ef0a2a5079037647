import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.5 Factory", .graded)
struct FactoryTests {
  private let keeper = Keeper()

  @Test("“Open Today” shows how many to-dos there are")
  func openToday() throws {
    let app = try App(manager: TodoManager("Milk", "Bread", "Tea"))
    let today = try app.openToday()
    record(app.navigation)
    #expect(
      today.visibleTexts.contains("3 to-dos today"),
      "Which line creates the screen that this button opens?")
  }

  @Test("“Quick look” shows how many to-dos there are")
  func quickLook() throws {
    let app = try App(manager: TodoManager("Milk", "Bread", "Tea"))
    let today = try app.quickLook()
    record(app.navigation)
    #expect(
      today.visibleTexts.contains("3 to-dos today"),
      "The inbox has three to-dos. When does this screen read its number, and of which manager?")
  }

  @Test("a screen from the factory has its label and its number")
  func fromStoryboard() {
    let screen = make(TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.contains("2 to-dos today"),
      """
      This screen lacks the storyboard, its label, or its number. What does the screen have at the \
      time when its viewDidLoad runs?
      """)
  }

  @Test("each factory call returns a new screen with its own manager")
  func twoScreens() throws {
    let manager = TodoManager("Milk", "Bread")
    let home = make(manager)
    try #require(
      home !== make(manager),
      """
      The second call returned the first screen again. If the user adds a to-do between the calls, \
      which number does this screen show?
      """)
    let work = make(TodoManager("Report", "Mail", "Call"))
    let texts = home.visibleTexts + work.visibleTexts
    record(work)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "3 to-dos today"],
      "Where does a screen keep its manager?")
  }

  @Test("each inbox passes its own manager")
  func twoInboxes() throws {
    let home = try App(manager: TodoManager("Milk", "Bread"))
    let work = try App(manager: TodoManager("Report", "Mail", "Call"))
    let texts = try home.openToday().visibleTexts + work.openToday().visibleTexts
    record(work.navigation)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "3 to-dos today"],
      "Home has two to-dos, and Work has three. Which manager does each inbox's screen count?")
  }

  @Test("“Open Today” always shows the inbox's current manager")
  func openTodayAgain() throws {
    let manager = TodoManager("Milk", "Bread")
    let app = try App(manager: manager)
    let counts = try app.counts(adding: Todo(title: "Tea"), to: manager, on: .openToday)
    #expect(counts == App.rightCounts, again)
  }

  @Test("“Quick look” always shows the inbox's current manager")
  func quickLookAgain() throws {
    let manager = TodoManager("Milk", "Bread")
    let app = try App(manager: manager)
    let counts = try app.counts(adding: Todo(title: "Tea"), to: manager, on: .quickLook)
    #expect(counts == App.rightCounts, again)
  }

  private let again: Comment = """
    The test tapped three times: with two to-dos, after it added one, and after it injected a \
    manager with four. When does the screen that a tap shows read its number?
    """

  /// Returns the factory's screen, or an empty screen if the factory returns nil.
  private func make(_ manager: TodoManager) -> UIViewController {
    keeper.managers.append(manager)
    let screen: UIViewController? = TodayViewController.instantiate(with: manager)
    return screen ?? UIViewController()
  }
}

/// Holds the managers of a test, because one other test is about who else holds them.
private final class Keeper {
  var managers: [TodoManager] = []
}

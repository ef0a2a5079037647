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
      "Which line injects the manager into the screen that this button opens?")
  }

  @Test("a screen from the factory has its label and its number")
  func fromStoryboard() {
    let screen = make(TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.contains("2 to-dos today"),
      """
      viewDidLoad runs once, and needs the storyboard's label and the manager. When does the \
      screen get each of them?
      """)
  }

  @Test("each factory call returns a new screen with its own manager")
  func twoScreens() throws {
    let manager = TodoManager("Milk", "Bread")
    let home = make(manager)
    try #require(
      home !== make(manager),
      "The second call returned the first screen again. Where does the factory keep it?")
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
      "Where does an inbox keep its manager?")
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
    Each tap should open a new screen with the inbox's current manager. What does your code keep \
    from an earlier tap or injection?
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

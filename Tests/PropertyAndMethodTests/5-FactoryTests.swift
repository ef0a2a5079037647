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
      whatTheFactoryLacks
        ?? """
        The inbox has a manager with three to-dos, and the test tapped “Open Today”. The screen \
        should show “3 to-dos today”. Which line creates the screen that the action opens?
        """)
  }

  @Test("“Quick look” shows how many to-dos there are")
  func quickLook() throws {
    let app = try App(manager: TodoManager("Milk", "Bread", "Tea"))
    let today = try app.quickLook()
    record(app.navigation)
    #expect(
      today.visibleTexts.contains("3 to-dos today"),
      whatTheFactoryLacks
        ?? """
        The inbox has a manager with three to-dos, and the test tapped “Quick look”. The screen \
        should show “3 to-dos today”. Which line creates the screen that the action opens, and \
        which one injects its manager?
        """)
  }

  @Test("the factory returns the storyboard's screen, with its label")
  func fromStoryboard() {
    let screen = make(TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.contains("2 to-dos today"),
      whatTheFactoryLacks
        ?? """
        The test called the factory with a manager that holds two to-dos. The factory should \
        return the storyboard's screen, and its label should say “2 to-dos today”. Which line of \
        the factory creates the screen?
        """)
  }

  @Test("each factory call returns a new screen with its own manager")
  func twoScreens() throws {
    let manager = TodoManager("Milk", "Bread")
    let home = make(manager)
    try #require(home !== make(manager), kept)
    let work = make(TodoManager("Report", "Mail", "Call"))
    let texts = home.visibleTexts + work.visibleTexts
    record(work)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "3 to-dos today"],
      whatTheFactoryLacks
        ?? """
        The test called the factory twice, with two managers. Each screen should be new, and show \
        its own manager. Where does a screen keep its manager?
        """)
  }

  @Test("each inbox passes its own manager")
  func twoInboxes() throws {
    let home = try App(manager: TodoManager("Milk", "Bread"))
    let work = try App(manager: TodoManager("Report", "Mail", "Call"))
    let texts = try home.openToday().visibleTexts + work.openToday().visibleTexts
    record(work.navigation)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "3 to-dos today"],
      whatTheFactoryLacks
        ?? """
        The test opened two inboxes, with managers that hold two and three to-dos, and tapped \
        “Open Today” in both. Each inbox should pass its own manager. Where does an inbox keep its \
        manager?
        """)
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

  @Test("the inbox and its screens keep their manager alive")
  func keeps() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test passed the factory a manager, injected another into the inbox, and kept no \
      reference to them. Both screens should show a number. Does each property hold a strong or a \
      weak reference? (If one never shows a number, fix that first.)
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let app = try App(manager: nil)
      app.inject(TodoManager("Milk", "Bread"))
      let screen: UIViewController? = TodayViewController.instantiate(
        with: TodoManager("Milk", "Bread"))
      let texts = try app.openToday().visibleTexts + (screen?.visibleTexts ?? [])
      if texts.count(where: { $0 == "2 to-dos today" }) == 2 { await end.reach() }
    }
  }

  /// The factory's mistake, if it's one that makes many tests fail.
  private var whatTheFactoryLacks: Comment? {
    let screens = [make(TodoManager("Milk")), make(TodoManager("Milk"))]
    if screens[0] === screens[1] { return kept }
    // The storyboard's screen still shows the storyboard's text.
    return screens[0].visibleTexts.contains("Label") ? halfWay : nil
  }

  private let kept: Comment = """
    The test called the factory twice, and got the same screen twice. The factory should create a \
    new screen each time, as a storyboard does. Where does the factory keep the old screen?
    """

  private let again: Comment = """
    The test tapped the button three times: with one to-do, with two to-dos, and after injecting \
    another manager, which has three. Each tap should open a new screen with the inbox's current \
    manager. What does your code keep from an earlier tap or injection?
    """

  private let halfWay: Comment = """
    The test called the factory, and the storyboard's screen still says “Label”: viewDidLoad found \
    no manager. viewDidLoad runs once, when code uses the view for the first time. Which line of \
    the factory uses the view too early, as in 2.1, or injects too late?
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

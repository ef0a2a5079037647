import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.5 Factory: checks", .graded)
struct FactoryChecks {
  private let compiler = CompilerProbe(
    counterpart: "_ = TodayViewController.instantiate(with: TodoManager())")

  private let keeper = Keeper()

  @Test("“Open Today” opens one screen")
  func opensOnce() throws {
    let app = try App(manager: TodoManager("Milk"))
    _ = try app.openToday()
    record(app.navigation)
    #expect(
      app.shownScreens == Shown(pushed: 1, presented: 0),
      "The action should push one screen. Which of its lines show a screen?")
  }

  @Test("“Quick look” opens one screen")
  func presentsOnce() throws {
    let app = try App(manager: TodoManager("Milk"))
    _ = try app.quickLook()
    record(app.navigation)
    #expect(
      app.shownScreens == Shown(pushed: 0, presented: 1),
      "The action should present one screen. Which of its lines show a screen?")
  }

  @Test("the factory takes an empty manager, too")
  func emptyManager() {
    let screen = make(TodoManager())
    record(screen)
    #expect(
      screen.visibleTexts.contains("0 to-dos today"),
      "An empty manager isn't the same as no manager. Which of the two does the screen check for?")
  }

  @Test("the inbox and its screens keep their manager alive")
  func keeps() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test kept no reference to the two managers, but both screens should show a number. Does \
      each property hold a strong or a weak reference?
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

  @Test("no other code can set a screen's manager")
  func sealed() {
    compiler.rejects(
      """
      func change(_ today: TodayViewController, like other: TodayViewController) {
        today.manager = other.manager
      }
      """, because: .unwritable,
      """
      With this line, another file replaces the manager that the factory got. If the screen is \
      already open, which number does the user see, and of which manager?
      """)
  }

  @Test("a colleague's button opens Today straight from the storyboard")
  func pastFactory() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let manager = TodoManager("Milk")
      let other = TodayViewController.instantiate(with: manager)
      let screen = storyboard().instantiateViewController(withIdentifier: "Today")
      withExtendedLifetime((manager, other)) { showAndEnd(screen) }
    }
    guard let result, let picture = result.picture else { return }
    record(picture: picture)
    Issue.record(
      result.told.contains("to-dos today")
        ? """
        This screen comes directly from the storyboard, without a manager, but it shows a number. \
        Where does this number come from?
        """
        : """
        The button, in another file, passes no manager, and the screen opens. What does the \
        colleague learn from it?
        """)
  }

  @Test("somebody redraws Today without connecting the label")
  func unconnected() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let manager = TodoManager("Milk")
      let screen: UIViewController? = TodayViewController.instantiate(with: manager)
      withExtendedLifetime(manager) { showWithoutLabelAndEnd(screen) }
    }
    guard let picture = result?.picture else { return }
    record(picture: picture)
    Issue.record(
      """
      Everything compiles, the manager is there, and the redrawn screen opens. What should have \
      stopped the screen?
      """)
  }

  @Test("without a manager, the inbox opens no screen with a number")
  func noManager() async {
    let open = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let other = try App(manager: TodoManager("Milk"))
      let app = try App(manager: nil)
      withExtendedLifetime(other) { showAndEnd(app.screenAfterTap(on: "Open Today")) }
    }
    let quick = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let other = try App(manager: TodoManager("Milk"))
      let app = try App(manager: nil)
      withExtendedLifetime(other) { showAndEnd(app.screenAfterTap(on: "Quick look")) }
    }
    for (title, result) in [("Open Today", open), ("Quick look", quick)] {
      let told = result?.told ?? ""
      #expect(
        !told.contains("to-dos today"),
        """
        After a tap on “\(title)” in an inbox without a manager, \(told). Where does this number \
        come from?
        """)
    }
  }

  @Test("the factory returns a TodayViewController, not an optional")
  func notOptional() {
    // An implicitly unwrapped result becomes an optional once it's stored.
    compiler.accepts(
      """
      let screen = TodayViewController.instantiate(with: TodoManager())
      let _: TodayViewController = screen
      """,
      """
      In the first line, a button can get nil from the factory, even if the type ends with “!”. \
      What does the user see after a tap then?
      """)
  }

  @Test("a colleague calls the factory without a manager")
  func refused() {
    compiler.requires(
      "with: TodoManager()", by: "TodayViewController.instantiate",
      "Which manager would this screen show?")
  }

  @Test("a colleague passes nil to the inbox")
  func nilRefusedByInbox() {
    compiler.requires(
      "manager: TodoManager()", by: "inject", of: "InboxViewController",
      "What does inject(manager:) accept besides a manager?")
  }

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

/// The numbers of screens opened over the inbox.
struct Shown: Equatable {
  var pushed: Int
  var presented: Int
}

/// The inbox with its manager, in a navigation controller and a window.
struct App {
  let navigation: UINavigationController
  private let inbox: InboxViewController
  private let window: UIWindow
  private let keeper = Keeper()

  init(manager: TodoManager?) throws {
    keeper.managers = manager.map { [$0] } ?? []
    inbox = storyboard().instantiateViewController(identifier: "Inbox")
    if let manager { inbox.inject(manager: manager) }
    navigation = UINavigationController(rootViewController: inbox)
    window = UIWindow(showing: navigation)
  }

  func openToday() throws -> UIViewController {
    try tap("Open Today")
    return try #require(
      navigation.topViewController as? TodayViewController,
      """
      The action should push the screen onto the navigation controller immediately. What does the \
      action do with the screen?
      """)
  }

  func quickLook() throws -> UIViewController {
    try tap("Quick look")
    return try #require(
      inbox.presentedViewController as? TodayViewController,
      """
      The action should present the screen over the inbox immediately. What does the action do \
      with the screen?
      """)
  }

  func inject(_ manager: TodoManager) {
    inbox.inject(manager: manager)
  }

  enum Button {
    case openToday, quickLook
  }

  /// Returns what a button's screen shows at first, after one more to-do, with another manager.
  func counts(adding todo: Todo, to manager: TodoManager, on button: Button) throws -> [String] {
    var counts = [try count(on: button)]
    manager.add(todo)
    counts.append(try count(on: button))
    let other = TodoManager("Report", "Mail", "Call", "Plan")
    inject(other)
    counts.append(try withExtendedLifetime(other) { try count(on: button) })
    return counts
  }

  static let rightCounts = ["2 to-dos today", "3 to-dos today", "4 to-dos today"]

  /// Taps a button, returns the number that its screen shows, and closes the screen.
  private func count(on button: Button) throws -> String {
    let screen = button == .openToday ? try openToday() : try quickLook()
    let count = screen.visibleTexts.first { $0.hasSuffix(" to-dos today") }
    if button == .openToday {
      navigation.popViewController(animated: false)
    } else {
      inbox.dismiss(animated: false)
    }
    return count ?? "no number"
  }

  /// The numbers of screens that are open over the inbox now.
  var shownScreens: Shown {
    let presented = sequence(first: inbox as UIViewController, next: \.presentedViewController)
    return Shown(
      pushed: navigation.viewControllers.count - 1, presented: Array(presented).count - 1)
  }

  /// Taps a button and returns the topmost screen, of any class.
  func screenAfterTap(on title: String) -> UIViewController {
    try? tap(title)
    return inbox.presentedViewController ?? navigation.topViewController ?? inbox
  }

  private func tap(_ title: String) throws {
    let buttons = inbox.view.subviews.compactMap { $0 as? UIButton }
    let button = try #require(
      buttons.first { $0.currentTitle == title },
      "The inbox in Main.storyboard should have a button “\(title)”.")
    button.sendActions(for: .touchUpInside)
  }
}

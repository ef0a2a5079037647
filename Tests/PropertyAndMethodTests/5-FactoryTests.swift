import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.5 Factory", .graded)
struct FactoryTests {
  private let compiler = CompilerProbe(
    counterpart: "_ = TodayViewController.instantiate(with: TodoManager())")

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
        should show “3 to-dos today”, as behind “Open Today”. Which code makes the screen and \
        injects its manager?
        """)
  }

  @Test("the factory makes the screen that was drawn in Main.storyboard, with its label")
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

  @Test("each screen that the factory makes is a new one, with its own manager")
  func twoScreens() {
    let home = make(TodoManager("Milk", "Bread"))
    let work = make(TodoManager("Report", "Mail", "Call"))
    let texts = home.visibleTexts + work.visibleTexts
    record(work)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "3 to-dos today"],
      whatTheFactoryLacks
        ?? """
        The test called the factory twice, with two managers. Each screen should be new, and show \
        its own manager. Where does a screen keep it?
        """)
  }

  @Test("two inboxes open screens with two managers")
  func twoInboxes() throws {
    let home = try App(manager: TodoManager("Milk", "Bread"))
    let work = try App(manager: TodoManager("Report", "Mail", "Call"))
    let texts = try home.openToday().visibleTexts + work.openToday().visibleTexts
    record(work.navigation)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "3 to-dos today"],
      whatTheFactoryLacks
        ?? """
        Two inboxes were open, one with two to-dos and one with three, and the test tapped “Open \
        Today” in both. Each should pass on its own manager. Where does an inbox keep it?
        """)
  }

  @Test("each tap on “Open Today” opens a new screen, with the manager that the inbox has now")
  func openTodayAgain() throws {
    let manager = TodoManager("Milk")
    let app = try App(manager: manager)
    let counts = try app.counts(adding: Todo(title: "Tea"), to: manager, on: .openToday)
    #expect(counts == App.rightCounts, again)
  }

  @Test("each tap on “Quick look” opens a new screen, with the manager that the inbox has now")
  func quickLookAgain() throws {
    let manager = TodoManager("Milk")
    let app = try App(manager: manager)
    let counts = try app.counts(adding: Todo(title: "Tea"), to: manager, on: .quickLook)
    #expect(counts == App.rightCounts, again)
  }

  @Test("“Open Today” opens one screen")
  func opensOnce() throws {
    let app = try App(manager: TodoManager("Milk"))
    _ = try app.openToday()
    record(app.navigation)
    #expect(
      app.shownScreens == Shown(pushed: 1, presented: 0),
      """
      These are the screens that one tap on “Open Today” opened. There should be one, pushed onto \
      the navigation controller. Which lines show a screen?
      """)
  }

  @Test("“Quick look” opens one screen")
  func presentsOnce() throws {
    let app = try App(manager: TodoManager("Milk"))
    _ = try app.quickLook()
    record(app.navigation)
    #expect(
      app.shownScreens == Shown(pushed: 0, presented: 1),
      """
      These are the screens that one tap on “Quick look” opened. There should be one, presented \
      over the inbox. Which lines show a screen?
      """)
  }

  @Test("the factory takes an empty manager, too")
  func emptyManager() {
    let screen = make(TodoManager())
    record(screen)
    #expect(
      screen.visibleTexts.contains("0 to-dos today"),
      whatTheFactoryLacks
        ?? """
        The manager holds no to-dos, so the user should read 0. An empty manager is not the same \
        as no manager. Which of the two does the screen check for?
        """)
  }

  @Test("a screen made without the factory shows no number")
  func pastFactory() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let manager = TodoManager("Milk")
      let other = TodayViewController.instantiate(with: manager)
      let screen = storyboard().instantiateViewController(withIdentifier: "Today")
      withExtendedLifetime((manager, other)) { showAndEnd(screen) }
    }
    let told = result?.told ?? ""
    #expect(
      !told.contains("to-dos today"),
      """
      The test got one screen from the factory, and another from the storyboard alone. The second \
      has no manager, but it counts: \(told). Where does its number come from?
      """)
  }

  @Test("without a manager, the inbox makes none up")
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
        The test opened an inbox with a manager and another one without, and tapped “\(title)” in \
        the second. It should show no number, but this came up: \(told). Where does the number \
        come from?
        """)
    }
  }

  @Test("the factory always gives a screen, never nil")
  func notOptional() {
    // What is unwrapped without a word is an optional all the same, once it is kept.
    compiler.accepts(
      """
      let screen = TodayViewController.instantiate(with: TodoManager())
      let _: TodayViewController = screen
      """,
      """
      If the factory may return nil, every caller has to handle that, and most will do nothing. A \
      “!” behind its type does not change that. Which code should report a storyboard without this \
      screen: every caller, or the factory?
      """)
  }

  @Test("the compiler rejects a factory without a manager")
  func refused() {
    compiler.rejects(
      "_ = TodayViewController.instantiate()",
      """
      This caller of the factory passes no manager, and still gets a screen. Which manager should \
      the screen show?
      """)
  }

  @Test("the factory does not take nil for a manager")
  func nilRefused() {
    compiler.requires(
      "with: TodoManager()", by: "TodayViewController.instantiate",
      """
      A caller that passes nil has no manager, and the compiler accepts it. Which type of the \
      parameter says that the screen needs a manager?
      """)
  }

  @Test("the inbox does not take nil for a manager")
  func nilRefusedByInbox() {
    compiler.requires(
      "manager: TodoManager()", by: "inject", of: "InboxViewController",
      """
      A caller that passes nil has no manager for the inbox, and sees no error until the user taps \
      a button. The compiler could say so at once. What may inject(manager:) accept?
      """)
  }

  /// What is wrong with the factory alone, if one of the mistakes that show everywhere.
  private var whatTheFactoryLacks: Comment? {
    let screens = [make(TodoManager("Milk")), make(TodoManager("Milk"))]
    if screens[0] === screens[1] { return kept }
    // The storyboard's screen, which still says what the storyboard wrote.
    guard screens[0].visibleTexts.contains("Label") else { return nil }
    let manager = TodoManager("Milk")
    let texts = make(manager).visibleTexts
    return withExtendedLifetime(manager) { texts.contains("1 to-dos today") ? letGo : halfWay }
  }

  private let kept: Comment = """
    The test called the factory twice, and got the same screen twice. The factory should make a \
    new screen each time, as a storyboard does. Where does it keep the old one?
    """

  private let letGo: Comment = """
    The factory's screen says “Label”, unless other code holds the manager. Here the test kept no \
    reference, and when the view was loaded, the manager was deallocated. How does the screen's \
    property hold it?
    """

  private let again: Comment = """
    The test tapped the button three times: at first, after one more to-do, and after the inbox \
    got another manager, with three to-dos. Each tap should make a new screen, with the manager \
    that the inbox has at that moment. What is kept from an earlier tap?
    """

  private let halfWay: Comment = """
    The test called the factory, and got the storyboard's screen. But its label still says \
    “Label”: viewDidLoad found nothing to show. It runs once, when code uses the view for the \
    first time. Which line of the factory does that, as in 2.1?
    """

  /// What the factory makes; where it made nothing, an empty screen that comes from no storyboard.
  private func make(_ manager: TodoManager) -> UIViewController {
    let screen: UIViewController? = TodayViewController.instantiate(with: manager)
    return screen ?? UIViewController()
  }
}

/// How many screens came up over the inbox.
private struct Shown: Equatable {
  var pushed: Int
  var presented: Int
}

/// The inbox with its manager, in a navigation controller and a window.
private struct App {
  let navigation: UINavigationController
  private let inbox: InboxViewController
  private let window: UIWindow

  init(manager: TodoManager?) throws {
    inbox = storyboard().instantiateViewController(identifier: "Inbox")
    if let manager { inbox.inject(manager: manager) }
    navigation = UINavigationController(rootViewController: inbox)
    window = UIWindow(showing: navigation)
  }

  func openToday() throws -> UIViewController {
    try tap("Open Today")
    return try #require(
      navigation.topViewController as? TodayViewController,
      opensWhatIsHeld("Open Today")
        ? letGo
        : """
        A tap on “Open Today” should push the screen onto the navigation controller at once, and \
        nothing was pushed. What does the action do with the screen?
        """)
  }

  func quickLook() throws -> UIViewController {
    try tap("Quick look")
    return try #require(
      inbox.presentedViewController as? TodayViewController,
      opensWhatIsHeld("Quick look")
        ? letGo
        : """
        A tap on “Quick look” should present the screen over the inbox at once, and nothing was \
        presented. What does the action do with the screen?
        """)
  }

  /// Whether a tap opened nothing, and opens a screen while other code holds the manager.
  private func opensWhatIsHeld(_ title: String) -> Bool {
    let none = Shown(pushed: 0, presented: 0)
    guard shownScreens == none else { return false }
    let manager = TodoManager("Milk")
    inbox.inject(manager: manager)
    _ = screenAfterTap(on: title)
    return withExtendedLifetime(manager) { shownScreens != none }
  }

  private var letGo: Comment {
    """
    The test injected a manager into the inbox and kept no reference to it. A tap opened nothing, \
    but it does when the test holds the manager. How does the inbox's property hold it?
    """
  }

  enum Button {
    case openToday, quickLook
  }

  /// What a button's screen counts at first, after one more to-do, and with another manager.
  func counts(adding todo: Todo, to manager: TodoManager, on button: Button) throws -> [String] {
    var counts = [try count(on: button)]
    manager.add(todo)
    counts.append(try count(on: button))
    inbox.inject(manager: TodoManager("Report", "Mail", "Call"))
    counts.append(try count(on: button))
    return counts
  }

  static let rightCounts = ["1 to-dos today", "2 to-dos today", "3 to-dos today"]

  /// Taps, reads the number of to-dos, and gets rid of the screen again.
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

  /// What one tap opened, if this is asked after it.
  var shownScreens: Shown {
    let presented = sequence(first: inbox as UIViewController, next: \.presentedViewController)
    return Shown(
      pushed: navigation.viewControllers.count - 1, presented: Array(presented).count - 1)
  }

  /// Taps a button and gives what is on top then, whatever it is.
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

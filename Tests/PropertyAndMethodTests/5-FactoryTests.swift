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
      today.textsInSight.contains("3 to-dos today"),
      whatTheFactoryLacks
        ?? """
        The inbox has a manager with three to-dos, and the screen behind “Open Today” should show \
        their number. A white screen did not come from the storyboard, so it has no label to fill. \
        Look at the first line of the factory. Another number means that the screen has another \
        manager, or is an old one that was shown before.
        """)
  }

  @Test("“Quick look” shows how many to-dos there are")
  func quickLook() throws {
    let app = try App(manager: TodoManager("Milk", "Bread", "Tea"))
    let today = try app.quickLook()
    record(app.navigation)
    #expect(
      today.textsInSight.contains("3 to-dos today"),
      whatTheFactoryLacks
        ?? """
        “Quick look” opens the same kind of screen as “Open Today”, and it should show the same. \
        “Label” means that this caller made the screen by itself and did only half of the work. \
        Another number means that the screen has another manager than the inbox, or is an old one \
        that was shown before. Which code can do all of it?
        """)
  }

  @Test("the factory makes the screen that was drawn in Main.storyboard, with its label")
  func fromStoryboard() {
    let screen = make(TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.textsInSight.contains("2 to-dos today"),
      whatTheFactoryLacks
        ?? """
        Called alone, the factory should give the screen from the storyboard, and its outlet \
        should hold the label that was drawn there. TodayViewController() gives an empty view. \
        What code adds to that view cannot be seen or changed in the storyboard. Another number \
        means that the factory gave an old screen, or used another manager.
        """)
  }

  @Test("each screen that the factory makes is a new one, with its own manager")
  func twoScreens() {
    let home = make(TodoManager("Milk", "Bread"))
    let work = make(TodoManager("Report", "Mail", "Call"))
    let texts = home.textsInSight + work.textsInSight
    record(work)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "3 to-dos today"],
      whatTheFactoryLacks
        ?? """
        The factory was asked for two screens, with two managers. A storyboard makes a \
        new screen each time. So should the factory, and each screen should keep the \
        manager that it was made with.
        """)
  }

  @Test("two inboxes open screens with two managers")
  func twoInboxes() throws {
    let home = try App(manager: TodoManager("Milk", "Bread"))
    let work = try App(manager: TodoManager("Report", "Mail", "Call"))
    let texts = try home.openToday().textsInSight + work.openToday().textsInSight
    record(work.navigation)
    #expect(
      texts.filter { $0.hasSuffix(" to-dos today") } == ["2 to-dos today", "3 to-dos today"],
      whatTheFactoryLacks
        ?? """
        Two inboxes were open, one with two to-dos and one with three, and then “Open Today” was \
        tapped in both. Each should hand on the manager that it was given. Where does an inbox \
        keep it: in itself, or in a place that all inboxes share?
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
      the navigation controller. With one more the user taps Back and lands on Today again, or has \
      to close it twice. Which line shows the screen, and how often does it run?
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
      over the inbox. With one more the user closes it and is not back in the inbox. Both buttons \
      need the factory. Does one button also need what the other one does with the screen?
      """)
  }

  @Test("the factory takes an empty manager, too")
  func emptyManager() {
    let screen = make(TodoManager())
    record(screen)
    #expect(
      screen.textsInSight.contains("0 to-dos today"),
      whatTheFactoryLacks
        ?? """
        The manager holds no to-dos, so the user should read 0. An empty manager is not the same \
        as no manager. Which of the two does the screen check for? (If the screen is white, first \
        look at where the factory gets it from.)
        """)
  }

  @Test("a screen made without the factory shows no number")
  func pastFactory() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let screen = storyboard().instantiateViewController(withIdentifier: "Today")
      showAndEnd(screen)
    }
    let told = result?.told ?? ""
    #expect(
      !told.contains("to-dos today"),
      """
      The test asked the storyboard for the screen, not the factory, so the screen has no manager. \
      But it counts: \(told). That is no user's number. A spare manager hides the mistake, as in \
      2.3. What should a screen do that cannot work?
      """)
  }

  @Test("without a manager, the inbox makes none up")
  func noManager() async {
    let open = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let app = try App(manager: nil)
      showAndEnd(app.screenAfterTap(on: "Open Today"))
    }
    let quick = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let app = try App(manager: nil)
      showAndEnd(app.screenAfterTap(on: "Quick look"))
    }
    for (title, result) in [("Open Today", open), ("Quick look", quick)] {
      let told = result?.told ?? ""
      #expect(
        !told.contains("to-dos today"),
        """
        This inbox was given no manager, “\(title)” was tapped, and this came up: \(told). The \
        user reads a number of to-dos, and it is not theirs. Where does that manager come from? \
        The factory needs one, and the inbox has none to give.
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
      If the factory may give nil, every caller has to handle that, and most will do nothing. A \
      “!” behind its type does not change that: it lets the caller forget nil, and then the \
      program stops, and no message says what is missing. Which code should report a storyboard \
      without this screen: every caller, or the factory?
      """)
  }

  @Test("the compiler refuses a factory without a manager")
  func refused() {
    compiler.rejects(
      "_ = TodayViewController.instantiate()",
      """
      There is a second way to ask for the screen, without a manager. Its caller has to remember \
      the manager afterwards, as “Quick look” had to before. How many factories does one screen \
      need? (Is it the same factory, with a default for the manager? Then the screen shows a \
      manager that no other code knows.)
      """)
  }

  @Test("the factory does not take nil for a manager")
  func nilRefused() {
    compiler.requires(
      "with: TodoManager()", by: "TodayViewController.instantiate",
      """
      A caller that passes nil has no manager, and still gets a screen, or an error only when the \
      program runs. The compiler checks the type of the factory's parameter. Does it say that the \
      screen needs a manager? (Is it a second factory, beside the strict one? How many does one \
      screen need?)
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
    guard screens[0].textsInSight.contains("Label") else { return nil }
    let manager = TodoManager("Milk")
    let texts = make(manager).textsInSight
    return withExtendedLifetime(manager) { texts.contains("1 to-dos today") ? letGo : halfWay }
  }

  private let kept: Comment = """
    The factory, called twice, gives the same screen twice. The second caller gets the first one's \
    screen, with the manager and the number that it had before. A storyboard makes a new screen \
    each time. So should the factory. Where does it keep the old one, and what for?
    """

  private let letGo: Comment = """
    The factory's screen says “Label”, unless other code holds the manager. Here the test kept no \
    reference, and when the view was loaded, the manager was gone. The screen cannot rely on other \
    code to keep its manager alive. How does its property hold it?
    """

  private let again: Comment = """
    The test tapped the button three times: at first, after one more to-do, and after the inbox \
    got another manager, with three to-dos. Each time the screen before was gone. A tap should \
    make a new screen, with the manager that the inbox has at that moment. An old number comes \
    from an earlier tap. What is kept, and what for?
    """

  private let halfWay: Comment = """
    The factory, called alone, gives the storyboard's screen, and its label still says “Label”: \
    viewDidLoad found nothing to show. It runs once, when code uses the view for the first time. \
    Does a line of the factory do that, as in 2.1? Has the screen its manager by then?
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
      """
      A tap on “Open Today” should push the screen onto the navigation controller. Here nothing \
      was pushed. Was the screen presented, as by the other button, or did the action give up? The \
      inbox was handed a manager before; does it still hold it?
      """)
  }

  func quickLook() throws -> UIViewController {
    try tap("Quick look")
    let presented = inbox.presentedViewController as? TodayViewController
    return try #require(
      presented,
      """
      A tap on “Quick look” should present the screen, so that it slides up over the inbox. Here \
      nothing slid up. Was the screen pushed, as by the other button, or did the action give up? \
      The inbox was handed a manager before; does it still hold it?
      """)
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
    let count = screen.textsInSight.first { $0.hasSuffix(" to-dos today") }
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

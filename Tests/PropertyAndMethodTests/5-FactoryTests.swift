import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.5 Factory")
struct FactoryTests {
  private let compiler = CompilerProbe(
    module: "PropertyAndMethod", imports: ["PropertyAndMethodSupport"])

  @Test("“Open Today” shows how many to-dos there are")
  func openToday() throws {
    let app = try App(manager: TodoManager("Milk", "Bread", "Tea"))
    let today = try app.openToday()
    record(app.navigation)
    #expect(
      today.textsInSight.contains("3 to-dos today"),
      """
      The inbox has a manager with three to-dos, and the screen behind “Open Today” should show \
      them. A white screen is one that nobody drew: its view did not come from the storyboard, so \
      there is no label to fill. Look at the first line of the factory. Another number means that \
      the screen has another manager, or is an old one that was shown before.
      """)
  }

  @Test("“Quick look” shows how many to-dos there are")
  func quickLook() throws {
    let app = try App(manager: TodoManager("Milk", "Bread", "Tea"))
    let today = try app.quickLook()
    record(app.navigation)
    #expect(
      today.textsInSight.contains("3 to-dos today"),
      """
      “Quick look” opens the same kind of screen as “Open Today”, and it should show the same. \
      “Label” means that this caller made the screen by itself and did only half of the work. \
      Another number means that the screen has another manager than the inbox, or is an old one \
      that was shown before. Who knows how to do all of it?
      """)
  }

  @Test("the factory makes the screen that was drawn in Main.storyboard, with its label")
  func fromStoryboard() {
    let screen = make(TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.textsInSight.contains("2 to-dos today"),
      """
      Called alone, the factory should give the screen from the storyboard, and its outlet should \
      hold the label that was drawn there. TodayViewController() gives an empty view, and whatever \
      is put into it in code nobody can see or change in the storyboard. Another number means that \
      the factory gave a screen that was somebody else's before.
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
      """
      The factory was asked for two screens, with two managers. A storyboard makes a \
      new screen each time. So should the factory, and each screen should keep the \
      manager that it was made with.
      """)
  }

  @Test("the factory always gives a screen, never nil")
  func notOptional() {
    compiler.accepts(
      "let _: TodayViewController = TodayViewController.instantiate(with: TodoManager())",
      """
      If the factory may give nil, every caller has to say what happens then, and most will say \
      nothing. That the storyboard has no such screen is a mistake in the program. Who should hear \
      of it, and where: every caller, or the factory?
      """)
  }

  @Test("a factory without a manager does not compile")
  func refused() {
    compiler.rejects(
      "_ = TodayViewController.instantiate()",
      because: .missing,
      unlike: "_ = TodayViewController.instantiate(with: TodoManager())",
      """
      There is a second way to ask for the screen, without a manager. Whoever takes it has to \
      remember the manager afterwards, and you are back where “Quick look” was. How many factories \
      does one screen need? (Is it the same factory, with a default for the manager? Then the \
      screen shows a manager that nobody else knows.)
      """)
  }

  /// What the factory makes; where it made nothing, an empty screen that comes from no storyboard.
  private func make(_ manager: TodoManager) -> UIViewController {
    let screen: UIViewController? = TodayViewController.instantiate(with: manager)
    return screen ?? UIViewController()
  }
}

/// The inbox with its manager, in a navigation controller and a window.
private struct App {
  let navigation: UINavigationController
  private let inbox: InboxViewController
  private let window: UIWindow

  init(manager: TodoManager) throws {
    inbox = storyboard().instantiateViewController(identifier: "Inbox")
    inbox.inject(manager: manager)
    navigation = UINavigationController(rootViewController: inbox)
    window = UIWindow(showing: navigation)
  }

  func openToday() throws -> UIViewController {
    try tap("Open Today")
    return try #require(
      navigation.topViewController as? TodayViewController,
      "A tap on “Open Today” should push the screen onto the navigation controller.")
  }

  func quickLook() throws -> UIViewController {
    try tap("Quick look")
    let presented = inbox.presentedViewController as? TodayViewController
    return try #require(
      presented,
      """
      A tap on “Quick look” should present the screen, so that it slides up over the inbox. Here \
      nothing slid up. Was the screen pushed, as by the other button, or did the action give up?
      """)
  }

  private func tap(_ title: String) throws {
    let buttons = inbox.view.subviews.compactMap { $0 as? UIButton }
    let button = try #require(
      buttons.first { $0.currentTitle == title },
      "The inbox in Main.storyboard should have a button “\(title)”.")
    button.sendActions(for: .touchUpInside)
  }
}

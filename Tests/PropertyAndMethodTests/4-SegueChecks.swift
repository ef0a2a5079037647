import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.4 Segue: checks", .graded)
struct SegueChecks {
  /// Returns the manager of the add screen, in which the property is private.
  private func manager(of add: AddTodoViewController) -> TodoManager? {
    Mirror(reflecting: add).descendant("manager") as? TodoManager
  }

  @Test("a tap on + opens one screen")
  func oneScreen() throws {
    let app = try SegueApp(manager: TodoManager("Milk"))
    _ = try app.tapAdd()
    record(app.navigation)
    #expect(
      app.navigation.viewControllers.count == 1,
      """
      The test tapped +. The segue creates the add screen and shows it, but your code also pushed \
      a screen. The user would see that screen after Save or Cancel. Which line pushes it?
      """)
  }

  @Test("an overview without a manager passes none")
  func noManager() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let other = try SegueApp(manager: TodoManager("Milk"))
      _ = try other.tapAdd()
      let app = try SegueApp(manager: nil)
      withExtendedLifetime(other) { showAndEnd(app.screenAfterTapOnAdd()) }
    }
    let told = result?.told ?? ""
    #expect(
      !told.contains("To-do number"),
      """
      The test opened two overviews, one with a manager and one without, and tapped + in both. The \
      second overview's add screen should show no number, but \(told). Where does this number come \
      from?
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "inject", of: "OverviewViewController",
      """
      This code passes no manager to the overview. inject(manager:) should require a manager. What \
      does it accept besides a manager?
      """)
  }

  @Test("a tap on Help opens the help screen")
  func help() async throws {
    let end = ProgramEnd()
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      The test tapped Help, and the program crashed. Every segue calls the same \
      prepare(for:sender:). The segue “help” leads to a plain screen, without a navigation \
      controller, and needs no manager. How can your code distinguish the segues?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      try SegueApp(manager: TodoManager()).tapHelp()
      await end.reach()
    }
    guard survived != nil else { return }
    let app = try SegueApp(manager: TodoManager())
    app.tapHelp()
    record(app.navigation)
    #expect(
      app.navigation.viewControllers.count == 2,
      """
      The test tapped Help. The segue should push the help screen over the overview. What does \
      prepare(for:sender:) do for this segue?
      """)
  }
}

/// The storyboard's overview with its manager, in a navigation controller and a window.
struct SegueApp {
  let navigation: UINavigationController
  private let overview: OverviewViewController
  private let window: UIWindow
  /// The first manager; one test is about who else holds it.
  private let manager: TodoManager?

  init(manager: TodoManager?) throws {
    self.manager = manager
    let initial = storyboard("Segue").instantiateInitialViewController()
    navigation = try #require(initial as? UINavigationController)
    overview = try #require(navigation.topViewController as? OverviewViewController)
    if let manager { overview.inject(manager: manager) }
    window = UIWindow(showing: navigation)
  }

  func inject(_ manager: TodoManager) {
    overview.inject(manager: manager)
  }

  /// Taps + and returns the add screen.
  func tapAdd() throws -> AddTodoViewController {
    overview.navigationItem.rightBarButtonItem?.tap()
    let presented = navigation.presentedViewController
    return try #require(
      (presented as? UINavigationController)?.topViewController as? AddTodoViewController,
      presented == nil && navigation.topViewController === overview
        ? """
        The test tapped +, and no screen opened. On every tap, the segue should present the add \
        screen. Which line of yours stops the segue, or closes the screen?
        """
        : """
        The test tapped +. The segue should present the add screen, in the storyboard's navigation \
        controller. What does your code show instead?
        """)
  }

  /// Runs what waits for the main actor, or for the overview to disappear or to appear again.
  func letTimePass() async {
    await drainMainActor()
    for isAppearing in [false, true] {
      overview.beginAppearanceTransition(isAppearing, animated: false)
      overview.endAppearanceTransition()
    }
  }

  /// Taps + and returns the topmost screen, of any class.
  func screenAfterTapOnAdd() -> UIViewController {
    overview.navigationItem.rightBarButtonItem?.tap()
    let presented = navigation.presentedViewController
    return (presented as? UINavigationController)?.topViewController ?? presented ?? overview
  }

  func type(_ text: String, into add: AddTodoViewController) throws {
    add.loadViewIfNeeded()
    let field: UITextField? = add.field
    try #require(
      field,
      """
      The test tapped +. The add screen has no text field, so it isn't the storyboard's screen: \
      AddTodoViewController() creates an empty one. The segue has already created the right \
      screen. Which property of the segue leads to it?
      """
    ).insertText(text)
  }

  func tapSave() throws {
    let presented = navigation.presentedViewController as? UINavigationController
    let item = try #require(presented?.topViewController?.navigationItem.rightBarButtonItem)
    item.tap()
  }

  func tapHelp() {
    overview.navigationItem.leftBarButtonItem?.tap()
  }
}

import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.4 Segue: checks", .graded)
struct SegueChecks {
  @Test("a tap on + opens one screen")
  func oneScreen() throws {
    let app = try SegueApp(manager: TodoManager("Milk"))
    _ = try app.tapAdd()
    record(app.navigation)
    #expect(
      app.navigation.viewControllers.count == 1,
      """
      The segue already shows the add screen, but your code also pushed another one. Which line \
      pushes a screen?
      """)
  }

  @Test("the add screen gets the overview's own manager, not a copy")
  func sameManager() throws {
    let manager = TodoManager("Milk")
    let add = try SegueApp(manager: manager).tapAdd()
    // Uses reflection, because the add screen's property is private.
    let passed = Mirror(reflecting: add).descendant("manager") as? TodoManager
    #expect(
      passed === manager,
      """
      Other screens add to-dos to the overview's manager, and a copy doesn't contain them. Which \
      line passes another manager, or none?
      """)
  }

  @Test("the overview keeps its manager alive")
  func keeps() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test kept no reference to the manager, but the add screen should show a number. Does the \
      overview hold a strong or a weak reference to its manager?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let app = try SegueApp(manager: nil)
      app.inject(TodoManager("Milk", "Bread"))
      if try app.tapAdd().visibleTexts.contains("To-do number 3") { await end.reach() }
    }
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
      Without a manager, the add screen should show no number, but \(told). Where does this number \
      come from?
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "inject", of: "OverviewViewController",
      "What does inject(manager:) accept besides a manager?")
  }

  @Test("a tap on Help opens the help screen")
  func help() async throws {
    let end = ProgramEnd()
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      UIKit calls prepare(for:sender:) for every segue, and “help” leads to a plain screen that \
      needs no manager. How can your code distinguish the segues?
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
      "What does prepare(for:sender:) do for the segue “help”?")
  }
}

/// The storyboard's overview with its manager, in a navigation controller and a window.
struct SegueApp {
  let navigation: UINavigationController
  private let overview: OverviewViewController
  private let window: UIWindow
  /// The manager, or nil in a test that checks whether the overview keeps its manager alive.
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
        ? "No screen opened. Which line of yours stops the segue, or closes the screen?"
        : """
        The segue should present the add screen, in the storyboard's navigation controller. What \
        does your code show instead?
        """)
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
      The add screen has no text field: AddTodoViewController() creates an empty screen, but the \
      segue has already created the storyboard's screen. Which property of the segue leads to this \
      screen?
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

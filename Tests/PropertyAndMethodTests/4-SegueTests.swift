import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.4 Segue", .graded)
struct SegueTests {
  @Test("the add screen knows your manager when it comes up")
  func addScreen() throws {
    let app = try App(manager: TodoManager("Milk", "Bread"))
    let add = try app.tapAdd()
    record(app.navigation)
    let isShown = add.visibleTexts.contains("To-do number 3")
    let letsGo = try !isShown && handsOnWhatIsHeld()
    #expect(
      isShown,
      letsGo
        ? """
        The test injected a manager, kept no reference to it, and tapped +. The add screen got \
        none. When other code holds the manager, the same tap works. The overview cannot rely on \
        other code to keep its manager alive. How does its property hold it?
        """
        : """
        The test injected a manager with two to-dos and tapped +. The add screen should show \
        “To-do number 3”: it reads its manager while its view is loaded. Which controller is at \
        the end of the arrow “add” in Segue.storyboard?
        """)
  }

  /// Whether the add screen gets its manager while other code holds that.
  private func handsOnWhatIsHeld() throws -> Bool {
    let manager = TodoManager("Milk", "Bread")
    let add = try App(manager: manager).tapAdd()
    return withExtendedLifetime(manager) { add.visibleTexts.contains("To-do number 3") }
  }

  @Test("what you save is in your manager")
  func save() throws {
    let manager = TodoManager("Milk")
    let app = try App(manager: manager)
    try app.type("Tea", into: app.tapAdd())
    record(app.navigation)
    try app.tapSave()
    #expect(
      manager.todos.map(\.title) == ["Milk", "Tea"],
      """
      The test typed Tea and tapped Save. Tea should be in the manager of the overview, once. \
      Which line injects that manager into the add screen?
      """)
  }

  @Test("a second tap on + works as well as the first")
  func secondTap() throws {
    let app = try App(manager: TodoManager("Milk"))
    try app.type("Tea", into: app.tapAdd())
    try app.tapSave()
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.visibleTexts.contains("To-do number 3"),
      """
      Tea was saved, and + was tapped again. The storyboard makes a new add screen for every tap, \
      so every tap needs an injection. This screen should count Milk and Tea.
      """)
  }

  @Test("after another injection, + hands on the new manager")
  func anotherManager() throws {
    let app = try App(manager: TodoManager("Milk"))
    try app.type("Tea", into: app.tapAdd())
    try app.tapSave()
    app.inject(TodoManager("Report", "Mail", "Call"))
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.visibleTexts.contains("To-do number 4"),
      """
      The test tapped +, injected another manager, with three to-dos, and tapped + again. The add \
      screen should get the manager that the overview has now. What is kept from the first tap?
      """)
  }

  @Test("the add screen gets the very manager of the overview, and no copy")
  func sameManager() throws {
    let manager = TodoManager("Milk")
    let add = try App(manager: manager).tapAdd()
    // It is private there, and not for this exercise to change.
    let handedOn = Mirror(reflecting: add).descendant("manager") as? TodoManager
    #expect(
      handedOn === manager,
      handedOn == nil
        ? "The add screen that came up has no manager at all."
        : """
        The add screen has a manager, and it is not the overview's. What other screens add does \
        not reach it, even if it holds the same to-dos now. Why are there two?
        """)
  }

  @Test("a tap on + brings up one screen")
  func oneScreen() throws {
    let app = try App(manager: TodoManager("Milk"))
    _ = try app.tapAdd()
    record(app.navigation)
    #expect(
      app.navigation.viewControllers.count == 1,
      """
      The add screen came up, as the segue says, and your code also pushed a screen onto the \
      overview. After Save or Cancel the user lands there. The segue makes the screen and shows \
      it; what is left to do in prepare(for:sender:)?
      """)
  }

  @Test("an empty manager is passed on, too")
  func emptyManager() throws {
    let app = try App(manager: TodoManager())
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.visibleTexts.contains("To-do number 1"),
      """
      The overview's manager holds no to-dos yet, and the user wants to add the first one. The add \
      screen needs this manager, too. An empty manager is not the same as no manager. (Where no \
      manager is passed on at all, begin with that.)
      """)
  }

  @Test("without a manager, the overview hands on none")
  func noManager() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let other = try App(manager: TodoManager("Milk"))
      _ = try other.tapAdd()
      let app = try App(manager: nil)
      withExtendedLifetime(other) { showAndEnd(app.screenAfterTapOnAdd()) }
    }
    let told = result?.told ?? ""
    #expect(
      !told.contains("To-do number"),
      """
      The test opened an overview with a manager and another one without, and tapped + in both. \
      The second add screen should have no manager, but it counts: \(told). Where does its number \
      come from?
      """)
  }

  @Test("the compiler rejects nil for a manager")
  func nilRefused() {
    CompilerProbe().requires(
      "manager: TodoManager()", by: "inject", of: "OverviewViewController",
      """
      A caller that passes nil has no manager for the overview, and sees no error until the user \
      taps +. The compiler could say so at once. What may inject(manager:) accept?
      """)
  }

  @Test("the help screen opens, and needs nothing")
  func help() async throws {
    let end = ProgramEnd()
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      A tap on Help stopped the program. Every segue of the overview calls the same \
      prepare(for:sender:). This one leads to a plain screen, with no navigation controller around \
      it. How does prepare know which segue it is? The screen of “help” needs nothing.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      try App(manager: TodoManager()).tapHelp()
      await end.reach()
    }
    guard survived != nil else { return }
    let app = try App(manager: TodoManager())
    app.tapHelp()
    record(app.navigation)
    #expect(
      app.navigation.viewControllers.count == 2,
      "A tap on Help should show the help screen on top of the overview, as the storyboard says.")
  }

  @Test("two overviews hand on two managers")
  func twoApps() throws {
    let home = try App(manager: TodoManager("Milk", "Bread"))
    let work = try App(manager: TodoManager("Report", "Mail", "Call"))
    let texts = try home.tapAdd().visibleTexts + work.tapAdd().visibleTexts
    record(work.navigation)
    #expect(
      texts.filter { $0.hasPrefix("To-do number") } == ["To-do number 3", "To-do number 4"],
      """
      Two overviews were open, one with two to-dos and one with three. Each should pass on its own \
      manager. Where does an overview keep it?
      """)
  }
}

/// What the storyboard makes, in a window:
/// the overview with its manager, in its navigation controller.
private struct App {
  let navigation: UINavigationController
  private let overview: OverviewViewController
  private let window: UIWindow

  init(manager: TodoManager?) throws {
    let initial = storyboard("Segue").instantiateInitialViewController()
    navigation = try #require(initial as? UINavigationController)
    overview = try #require(navigation.topViewController as? OverviewViewController)
    if let manager { overview.inject(manager: manager) }
    window = UIWindow(showing: navigation)
  }

  func inject(_ manager: TodoManager) {
    overview.inject(manager: manager)
  }

  /// Taps + and gives the screen that comes up.
  func tapAdd() throws -> AddTodoViewController {
    overview.navigationItem.rightBarButtonItem?.tap()
    let presented = navigation.presentedViewController as? UINavigationController
    return try #require(
      presented?.topViewController as? AddTodoViewController,
      "A tap on + should bring up the add screen, in the navigation controller of the storyboard.")
  }

  /// Taps + and gives what is on top then, whatever it is.
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
      The add screen that came up has no field to type into. It did not come from the storyboard: \
      the line AddTodoViewController() makes an empty screen. The segue has already made one. \
      Where is it?
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

import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.4 Segue")
struct SegueTests {
  private let compiler = CompilerProbe(
    module: "PropertyAndMethod", imports: ["PropertyAndMethodSupport"])

  @Test("the add screen knows your manager when it comes up")
  func addScreen() throws {
    let app = try App(manager: TodoManager("Milk", "Bread"))
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.textsInSight.contains("To-do number 3"),
      """
      Your manager holds two to-dos, so the next one is number 3. The add screen says so while its \
      view is loaded, if it has a manager by then. If not, “Label” stays. If it says another \
      number, it has another manager. Where does the segue “add” lead? Look at its arrow in \
      Segue.storyboard: which controller is at its end? Or is the view loaded before your line \
      runs? Or has the overview itself let go of the manager that it was handed?
      """)
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
      You typed Tea and tapped Save. It should be in the manager of the overview, once. If it is \
      nowhere, the add screen had no manager; if it is somewhere else, it had another one. Who \
      hands it over, and does that line run at all?
      """)
  }

  @Test("a second tap on + is served as well as the first")
  func secondTap() throws {
    let app = try App(manager: TodoManager("Milk"))
    try app.type("Tea", into: app.tapAdd())
    try app.tapSave()
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.textsInSight.contains("To-do number 3"),
      """
      Tea was saved, and + was tapped again. The storyboard makes a new add screen for every tap, \
      so every tap needs an injection. This screen should count Milk and Tea.
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
      The add screen came up, as the segue says, and besides somebody pushed a screen onto the \
      overview. After Save or Cancel the user lands there. The segue makes the screen and shows \
      it; what is left to do in prepare(for:sender:)?
      """)
  }

  @Test("an empty manager is handed on, too")
  func emptyManager() throws {
    let app = try App(manager: TodoManager())
    let add = try app.tapAdd()
    record(app.navigation)
    #expect(
      add.textsInSight.contains("To-do number 1"),
      """
      The overview's manager holds no to-dos yet, and the first one is to be added. That is when \
      the add screen needs it most. To have an empty manager is not the same as to have none. \
      (Where no manager is handed on at all, begin with that.)
      """)
  }

  @Test("without a manager, the overview hands on none")
  func noManager() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      let app = try App(manager: nil)
      showAndEnd(app.screenAfterTapOnAdd())
    }
    let told = result?.told ?? ""
    #expect(
      !told.contains("To-do number"),
      """
      Nobody gave this overview a manager, + was tapped, and the add screen counts: \(told). \
      What is saved there goes into a manager that no list shows: Tea is gone once more, and \
      nobody hears of it. Where does that manager come from?
      """)
  }

  @Test("nil does not pass for a manager")
  func nilRefused() {
    compiler.rejects(
      "func change(_ screen: OverviewViewController) { screen.inject(manager: nil) }",
      because: .unfit,
      unlike: """
        func change(_ screen: OverviewViewController) { screen.inject(manager: TodoManager()) }
        """,
      """
      Whoever passes nil has no manager for the overview, and hears nothing of it, until somebody \
      taps +. The compiler could say so at once. What may inject(manager:) accept?
      """)
  }

  @Test("the help screen opens, and needs nothing")
  func help() async throws {
    let survived = await #expect(
      processExitsWith: .success,
      """
      A tap on Help stopped the program. Every segue of the overview comes through the same \
      prepare(for:sender:), and this one leads to a plain screen, with no navigation controller \
      around it. How does prepare know which segue it is? “help” needs nothing; let it pass.
      """
    ) { @MainActor in
      try App(manager: TodoManager()).tapHelp()
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
    let texts = try home.tapAdd().textsInSight + work.tapAdd().textsInSight
    record(work.navigation)
    #expect(
      texts.filter { $0.hasPrefix("To-do number") } == ["To-do number 3", "To-do number 4"],
      """
      Two overviews were open, each with a manager of its own, one with two to-dos and one with \
      three. Each should hand on the one that it was given.
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
      whoever writes AddTodoViewController() gets an empty screen. The segue has made one already. \
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

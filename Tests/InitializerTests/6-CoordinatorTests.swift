import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.6 Coordinator", .graded)
struct CoordinatorTests {
  private let end = ProgramEnd()
  private let compiler = CompilerProbe(
    counterpart: "_ = TodoCoordinator(manager: TodoManager())")

  private let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test("start shows the to-dos of the manager that you pass")
  func start() {
    withCoordinator { navigation in
      record(navigation)
      #expect(
        linesOnTop(navigation) == ["Milk", "Bread"],
        """
        The manager that was passed holds Milk and Bread, and these are the lines of the first \
        screen. The list should get the coordinator's own manager.
        """)
    }
  }

  @Test("a tap on a line opens that to-do")
  func select() {
    withCoordinator { navigation in
      tapLine(1, navigation)
      record(navigation)
      // The list shows Bread as well, so it does not count as the screen that was opened.
      let opened = navigation.viewControllers.count > 1 ? textsOnTop(navigation) : []
      #expect(
        opened.contains("Bread"),
        """
        The test tapped on Bread, and these are the texts on the screen that opened. No texts: the \
        list is still on top. The list knows which to-do it was. Did that reach the code that \
        opens the next screen?
        """)
    }
  }

  @Test("after Back, another line opens another to-do")
  func back() {
    withCoordinator { navigation in
      tapLine(1, navigation)
      navigation.popViewController(animated: false)
      tapLine(0, navigation)
      record(navigation)
      #expect(
        textsOnTop(navigation).contains("Milk") && navigation.viewControllers.count == 2,
        """
        The test opened Bread, went back, and tapped on Milk. Now the navigation controller should \
        hold only the list and the to-do, and the to-do should be Milk.
        """)
    }
  }

  @Test("after Save you are back at the list, and the new to-do is in it")
  func save() {
    withCoordinator { navigation in
      save("Salt", navigation)
      record(navigation)
      #expect(
        linesOnTop(navigation) == ["Milk", "Bread", "Salt"],
        """
        The test tapped +, wrote Salt, and tapped Save. These are the lines of the screen on top. \
        No lines: the screen for new to-dos is still on top. It does not know where it came from, \
        and the list does not know of Save. Which object could know both? Lines without Salt: does \
        the list show a copy, made before Save?
        """)
    }
  }

  @Test("the list that you come back to after Save is the one that you left")
  func sameList() {
    withCoordinator { navigation in
      let made = UIViewController.creations { save("Salt", navigation) }
      record(navigation)
      let lists = made.filter { $0 is TodosViewController.Type }
      #expect(
        lists.isEmpty,
        """
        Between + and Save, another list was made, in place of the first one. It looks the same, \
        but the scroll position and the selection are lost. The old list is still there, below the \
        screen for new to-dos, and reads its lines again when it appears. Which call only goes \
        back?
        """)
    }
  }

  @Test("what you save is in the manager that you pass")
  func saved() {
    withCoordinator { navigation in
      save("Salt", navigation)
      record(navigation)
    }
    #expect(
      manager.todos.map(\.title) == ["Milk", "Bread", "Salt"],
      """
      The test saved Salt, and this is what the manager holds that was passed to the coordinator. \
      All screens should use it.
      """)
  }

  @Test("the coordinator decides where a to-do opens, not the list")
  func selectElsewhere() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      let other = UINavigationController(rootViewController: list)
      window.rootViewController = other
      tapLine(0, other)
      record(other.viewControllers.count > 1 ? other : navigation)
      let depths = [other, navigation].map(\.viewControllers.count)
      #expect(
        depths == [1, 1],
        """
        The list was moved into another navigation controller, say as the left half of a tablet. \
        Then the test tapped a line. The coordinator should open the to-do in its own navigation \
        controller. These are the numbers of screens in the list's navigation controller and in \
        the coordinator's: one in each is right. If nothing opened, the list may look for its \
        coordinator in the controllers around it. Which code decided where the to-do opens?
        """)
    }
  }

  @Test("the coordinator decides where a new to-do is written, not the list")
  func addElsewhere() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      let other = UINavigationController(rootViewController: list)
      window.rootViewController = other
      list.navigationItem.rightBarButtonItem?.tap()
      record(other.viewControllers.count > 1 ? other : navigation)
      let depths = [other, navigation].map(\.viewControllers.count)
      #expect(
        depths == [1, 1],
        """
        The list was moved into another navigation controller. Then the test tapped +. The \
        coordinator should open the screen for a new to-do in its own navigation controller. These \
        are the numbers of screens in the list's navigation controller and in the coordinator's. \
        If nothing opened, the list may look for its coordinator in the controllers around it. The \
        list only knows that the user wants to add a to-do.
        """)
    }
  }

  @Test("the list reports, and makes no other screen")
  func makesNoOther() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      // Code that makes a screen asks a storyboard for it. Now the list has none to ask.
      list.forgetStoryboard()
      tapLine(0, navigation)
      record(navigation)
      var depths = [navigation.viewControllers.count]
      navigation.popToRootViewController(animated: false)
      list.navigationItem.rightBarButtonItem?.tap()
      depths.append(navigation.viewControllers.count)
      #expect(
        depths == [2, 2],
        """
        The test took the list's storyboard away, tapped a line, went back, and tapped +. These \
        are the numbers of open screens after each tap. The coordinator has its own storyboard, so \
        this should change nothing. Which object makes the screens that follow the list, even if \
        another one shows them?
        """)
    }
  }

  @Test("the list reports what was tapped, and hands over no screen that it made")
  func handsOverNoScreen() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      let found = screenMaking(in: list)
      #expect(
        found == [],
        """
        The list keeps this to make screens, or to hand them over: a storyboard of its own, or a \
        function that takes a screen. Code that hands over a screen has made it. So it has to know \
        its name in the storyboard and all that it needs. To show it is the smaller half. What \
        does the list know at a tap before there is any screen?
        """)
    }
  }

  @Test("no protocol function takes another screen")
  func handedNoScreen() {
    let handed = DeclarationProbe().protocolFunctions().filter {
      $0.takes.contains { type in
        type.hasSuffix("ViewController") && type != "TodosViewController"
      }
    }
    #expect(
      handed.map(\.declaration) == [],
      """
      A protocol of yours has a function that takes a screen. Its caller has made that screen, and \
      so knows its name in the storyboard and all that it needs. A report is less: which to-do was \
      tapped, or that the user wants to add one. What should the function take?
      """)
  }

  @Test("without its coordinator, a tap stops nothing, and the list makes no screen")
  func coordinatorGone() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The coordinator was gone, and its screens were still there. Then the test tapped a line and \
      + on a list, and Save on a screen for new to-dos, and the program stopped. Code that does \
      not hold an object has to expect that it is gone. How does a screen, or its closure, refer \
      to the coordinator? (6.2 compares weak and unowned.)
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let suite = CoordinatorTests()
      suite.tapListWithoutCoordinator()
      suite.saveWithoutCoordinator()
      withExtendedLifetime(suite) {}
      await end.reach()
    }
  }

  private func saveWithoutCoordinator() {
    var new: NewTodoViewController?
    withCoordinator { navigation in
      navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
      new = navigation.topViewController as? NewTodoViewController
      new?.loadViewIfNeeded()
      window.rootViewController = nil
    }
    new?.field.text = "Salt"
    new?.navigationItem.rightBarButtonItem?.tap()
  }

  private func tapListWithoutCoordinator() {
    let release = ReleaseProbe()
    var list: UIViewController?
    withCoordinator { navigation in
      list = navigation.viewControllers.first
      release.watch(navigation, "the coordinator's navigation controller")
      window.rootViewController = nil
    }
    // A function may do the coordinator's work without it. Then this tells nothing.
    guard let list, release.alive.isEmpty else { return }
    let made = UIViewController.creations {
      let table = list as? UITableViewController
      table?.tableView.tapRow(at: IndexPath(row: 0, section: 0))
      list.navigationItem.rightBarButtonItem?.tap()
    }
    #expect(
      made.isEmpty || !holdsManagerAlone(list),
      """
      The coordinator is gone, and the list was tapped. The list holds only its manager, and still \
      these screens were made. So the list makes them, and only then looks for a receiver. To make \
      a screen, code has to know all that it needs. Which object should do that?
      """)
  }

  @Test("two coordinators know nothing of each other")
  func twoCoordinators() {
    withCoordinator { first in
      // The last line of a list is another one, so that no list passes for the to-do that opened.
      let others = TodoManager(todos: [Todo(title: "Work"), Todo(title: "Rest")])
      var second = TodoCoordinator(manager: others)
      start(&second)
      tapLine(0, first)
      tapLine(0, second.navigationController)
      record(first)
      let open = [first, second.navigationController].map { textsOnTop($0).last }
      #expect(
        open == ["Milk", "Work"],
        """
        Two coordinators were started, as for two windows, and the test tapped the first line in \
        each. These are the to-dos that are open now, in the first and in the second. Did a list \
        report to the coordinator that it was given, or to one in a place that all lists share?
        """)
    }
  }

  @Test("the compiler refuses a list that cannot report what was tapped")
  func refused() {
    compiler.rejects(
      each: ["", "coder: NSCoder()", "coder: NSCoder(), manager: TodoManager()"].map {
        "_ = TodosViewController(\($0))"
      },
      """
      This list can be made without a receiver for its reports. Then it has to know by itself what \
      follows a tap. A receiver is a need like its manager, so where should the list ask for it?
      """)
  }

  @Test("nil does not pass for a list's receiver")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "TodosViewController", taking: ["_, _, _?", "_, _, _?, _?"],
      """
      The list asks for a receiver of its reports, but accepts nil. Then a tap is lost, without \
      an error.
      """)
  }

  @Test("the compiler refuses a coordinator or a list without a manager")
  func managerAsked() {
    let made = [
      "TodoCoordinator()",
      "TodosViewController(coder: some(), onSelect: some(), onAdd: some())",
      "TodosViewController(coder: some(), onAdd: some(), onSelect: some())",
    ]
    compiler.rejects(
      each: made.map { "func some<T>() -> T { fatalError() }\n_ = \($0)" },
      because: [.unfit, "ambiguous"],
      """
      No manager was passed, and the compiler accepts it: there is a default. A caller that \
      forgets the manager gets a new one. That starts empty, shares nothing with the other \
      screens, and there is no error. Which code has the manager that all should share?
      """)
  }

  @Test("no list and no coordinator accepts nil or has a default")
  func nothingLeftOut() {
    let probe = DeclarationProbe()
    let makers = ["TodosViewController", "TodoCoordinator"].flatMap { probe.makers(of: $0) }
    let protocols = probe.declarations().filter { $0.kind == "protocol" }.map(\.name)
    let content = makers.filter { maker in
      let isContent = maker.needs.count < maker.takes.count
      let hasDefault = maker.takesIfAsked.contains { type in
        // What reports gives nothing back; a closure with a result may make the texts of the list.
        let reports = ["->Void", "->()", ")?"].contains(where: type.hasSuffix)
        return reports || type == "TodoManager" || protocols.contains(type)
      }
      return !maker.isPrivate && maker.isInitializer && (isContent || hasDefault)
    }
    #expect(
      content.map(\.declaration) == [],
      """
      This initializer accepts nil for one of its needs, or has a default for it. A list that \
      reports only one of two taps loses the other one, without an error. A coordinator without \
      the manager of the others uses its own one, or none. Which caller wants that?
      """)
  }

  @Test("a coordinator keeps the manager that it was handed")
  func keepsManager() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      A coordinator got a manager that only it can hold, and started. The program stopped: the \
      manager was released. Which object needs it as long as the coordinator lives?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      var coordinator = TodoCoordinator(manager: TodoManager(todos: [Todo(title: "Milk")]))
      // It may be a struct, whose methods change it.
      let start: (inout TodoCoordinator) -> Void = { $0.start() }
      start(&coordinator)
      let list = coordinator.navigationController.topViewController as? UITableViewController
      list?.loadViewIfNeeded()
      let rows = list?.tableView.numberOfRows(inSection: 0)
      withExtendedLifetime(coordinator) {}
      #expect(rows == 1, "One to-do was in the manager, and so many lines are in the list.")
      await end.reach()
    }
  }

  @Test("no list is made from a coder alone")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      A list was made from a coder, as a storyboard does without a creator, and the program went \
      on. The mark before init(coder:) stops your code, but a storyboard does not read it. This \
      list made up a manager and a receiver, so it looks like one that works. What should that \
      initializer do instead? (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      makeFromCoderAlone(TodosViewController.self)
    }
  }

  // MARK: What a list holds

  /// The properties of a list's own with which it makes screens, or hands them over.
  private func screenMaking(in list: UIViewController) -> [String] {
    Mirror(reflecting: list).children.compactMap { name, value in
      let type = String(describing: Swift.type(of: value))
      let takesScreens = type.contains(#/\([^()]*ViewController[^()]*\) -> /#)
      return takesScreens || type.contains("UIStoryboard") ? "\(name ?? "?"): \(type)" : nil
    }
  }

  /// Whether a list's own properties hold the manager and nothing else.
  private func holdsManagerAlone(_ list: UIViewController) -> Bool {
    Mirror(reflecting: list).children.allSatisfy { _, value in
      let mirror = Mirror(reflecting: value)
      let isNone = mirror.displayStyle == .optional && mirror.children.isEmpty
      return value is TodoManager || isNone
    }
  }

  // MARK: What a user does on the screens

  /// Starts a coordinator in a window, and keeps it while `body` runs, as an app keeps its own.
  private func withCoordinator(_ body: (UINavigationController) -> Void) {
    var coordinator = TodoCoordinator(manager: manager)
    start(&coordinator)
    window.rootViewController = coordinator.navigationController
    window.makeKeyAndVisible()
    body(coordinator.navigationController)
    withExtendedLifetime(coordinator) {}
  }

  /// Starts it; `inout`, so that a value whose functions are `mutating` fits as well as a class.
  private func start(_ coordinator: inout TodoCoordinator) { coordinator.start() }

  private func tapLine(_ line: Int, _ navigation: UINavigationController) {
    let table = navigation.topViewController as? UITableViewController
    table?.tableView.tapRow(at: IndexPath(row: line, section: 0))
  }

  private func save(_ title: String, _ navigation: UINavigationController) {
    navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
    guard let new = navigation.topViewController as? NewTodoViewController else { return }
    new.loadViewIfNeeded()
    new.field.text = title
    new.navigationItem.rightBarButtonItem?.tap()
  }

  private func textsOnTop(_ navigation: UINavigationController) -> [String] {
    navigation.topViewController?.textsInSight ?? []
  }

  private func linesOnTop(_ navigation: UINavigationController) -> [String] {
    let table = navigation.topViewController as? UITableViewController
    return table?.tableView.visibleCells.compactMap { $0.textLabel?.text } ?? []
  }
}

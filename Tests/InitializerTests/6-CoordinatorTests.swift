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
        opened.isEmpty
          ? "The test tapped on Bread, and the list is still on top. Who receives its report?"
          : """
          The test tapped on Bread, and these are the texts on the screen that opened. The list \
          knows which to-do it was. Did that reach the code that opens the next screen?
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
      navigation.popViewController(animated: false)
      for _ in 1...2 {
        navigation.popToRootViewController(animated: false)
        navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
      }
      #expect(
        navigation.viewControllers.count == 2,
        """
        The test tapped +, went back without Save, and tapped + again. So many screens are in the \
        navigation controller; it should be two. What does your code remember of the first tap?
        """)
    }
  }

  @Test("after Save you are back at the list, and the new to-do is in it")
  func save() {
    withCoordinator { navigation in
      let made = UIViewController.creations { save("Salt", navigation) }
      record(navigation)
      #expect(
        linesOnTop(navigation) == ["Milk", "Bread", "Salt"],
        """
        The test tapped +, wrote Salt, and tapped Save. These are the lines of the screen on top; \
        the screen for new to-dos has none. It doesn't know where it came from, and the list \
        doesn't know of Save. Which object knows both?
        """)
      #expect(
        !made.contains { $0 is TodosViewController.Type },
        """
        Between + and Save, another list was created. It looks the same, but the scroll position \
        and the selection are lost. The old list is still there, below the screen for new to-dos, \
        and reads its lines again when it appears. Which call only goes back?
        """)
    }
  }

  @Test("what you save is in the manager that you pass")
  func saved() {
    withCoordinator { navigation in
      for _ in 1...2 {
        navigation.popToRootViewController(animated: false)
        save("Salt", navigation)
      }
      record(navigation)
    }
    #expect(
      manager.todos.map(\.title) == ["Milk", "Bread", "Salt", "Salt"],
      """
      The test saved Salt twice, and this is what the manager holds that the test passed to the \
      coordinator. Each Save should add one to-do to it. Which line does?
      """)
  }

  @Test("the coordinator decides where the next screen opens, not the list")
  func elsewhere() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      let other = UINavigationController(rootViewController: list)
      window.rootViewController = other
      var depths: [[Int]] = []
      for tap in [{ tapLine(0, other) }, { _ = list.navigationItem.rightBarButtonItem?.tap() }] {
        tap()
        record(other.viewControllers.count > 1 ? other : navigation)
        depths.append([other, navigation].map(\.viewControllers.count))
        other.popToRootViewController(animated: false)
        navigation.setViewControllers([], animated: false)
      }
      #expect(
        depths == [[1, 1], [1, 1]],
        """
        The list was moved into another navigation controller, say as the left half of a tablet. \
        Then the test tapped a line, and then +. The coordinator should open both screens in its \
        own navigation controller. These are the numbers of screens after each tap, in the list's \
        navigation controller and in the coordinator's. Which code decided where a screen opens?
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
        this should change nothing. Which object creates the screens that follow the list?
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
        The list keeps this storyboard, or this function that takes a screen. Code that passes a \
        screen has created it, so it has to know its name in the storyboard and its dependencies. \
        What does the list know at a tap before there is any screen?
        """)
    }
  }

  @Test("without its coordinator, a tap doesn't crash, and the list creates no screen")
  func coordinatorGone() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The coordinator was deallocated, and its screens were still there. Then the test tapped a \
      line and + on a list, and Save on a screen for new to-dos, and the program stopped. How does \
      a screen, or its closure, refer to the coordinator?
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
      The coordinator was deallocated, and then the test tapped the list. The list holds only its \
      manager, and still these screens were created. Which object should create them?
      """)
  }

  @Test("two coordinators share nothing")
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
        each. These are the to-dos that are open now, in the first and in the second. To which \
        coordinator does a list report?
        """)
      for navigation in [first, second.navigationController] {
        navigation.popToRootViewController(animated: false)
        save("Salt", navigation)
      }
      #expect(
        [manager, others].map { $0.todos.suffix(2).map(\.title) }
          == [["Bread", "Salt"], ["Rest", "Salt"]],
        """
        Then the test went back and saved Salt in each of the two. These are the last to-dos of \
        both managers. Which manager does a new to-do reach?
        """)
    }
  }

  @Test("the compiler rejects a list that cannot report what was tapped")
  func refused() {
    compiler.rejects(
      each: ["", "coder: NSCoder()", "coder: NSCoder(), manager: TodoManager()"].map {
        "_ = TodosViewController(\($0))"
      },
      """
      This list can be created without a receiver for its reports. Who decides what follows a tap?
      """)
  }

  @Test("the compiler rejects nil for a list's receiver")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "TodosViewController", taking: ["_, _, _?", "_, _, _?, _?"],
      """
      The list takes a receiver of its reports, but accepts nil. Where does a tap go then?
      """)
  }

  @Test("the compiler rejects a coordinator or a list without a manager")
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
      No manager was passed, and the compiler accepts it: there is a default. Which code has the \
      manager that all should share?
      """)
  }

  @Test("no list and no coordinator accepts nil or has a default")
  func nothingLeftOut() {
    let probe = DeclarationProbe()
    let makers = ["TodosViewController", "TodoCoordinator"].flatMap { probe.makers(of: $0) }
    let protocols = probe.declarations().filter { $0.kind == "protocol" }.map(\.name)
    // Whether a closure reports a tap, and doesn't log or compute something.
    func isReport(_ type: String) -> Bool {
      type.wholeMatch(of: /\(*(Todo|Int|IndexPath)?\)->(Void|\(\))(\)\?)?/) != nil
    }
    func isNeed(_ type: String) -> Bool {
      (protocols + ["TodoManager"]).contains(type.filter { !"()?".contains($0) })
    }
    let content = makers.filter { maker in
      let left = maker.takes.filter { !maker.needs.contains($0) } + maker.takesIfAsked
      // Beside two reports, or one receiver of both, others may be left out.
      let hasBoth =
        maker.needs.count(where: isReport) > 1
        || maker.needs.contains {
          protocols.contains($0) || $0.hasSuffix("->Void") && !isReport($0)
        }
      return maker.kind == "init"
        && left.contains { isNeed($0) || isReport($0) && !hasBoth }
    }
    #expect(
      content.map(\.text) == [],
      """
      This initializer accepts nil for one of its dependencies, or has a default for it. What \
      happens to a tap, or a to-do, when a caller leaves that out?
      """)
  }

  @Test("a coordinator keeps the manager it gets")
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
      While a coordinator's list was visible, the test created another list from a coder, as a \
      storyboard does without a creator, and the program continued. The mark before init(coder:) \
      stops your code, but a storyboard doesn't read it. What should that initializer do instead? \
      (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      CoordinatorTests().withCoordinator { navigation in
        makeFromCoderAlone(TodosViewController.self, beside: navigation)
      }
    }
  }

  // MARK: What a list holds

  /// The list's own properties with which it creates screens, or passes them on.
  private func screenMaking(in list: UIViewController) -> [String] {
    Mirror(reflecting: list).children.compactMap { name, value in
      let type = String(describing: Swift.type(of: value))
      // The list itself may be passed, and a property that starts out empty is free.
      let takesScreen = type.contains(#/\((?!Todos)\w*ViewController\) -> /#)
      let isEmpty = Mirror(reflecting: value).displayStyle == .optional && "\(value)" == "nil"
      return !isEmpty && (takesScreen || type.contains("UIStoryboard"))
        ? "\(name ?? "?"): \(type)" : nil
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
    navigation.topViewController?.visibleTexts ?? []
  }

  private func linesOnTop(_ navigation: UINavigationController) -> [String] {
    let table = navigation.topViewController as? UITableViewController
    return table?.tableView.visibleCells.compactMap { $0.textLabel?.text } ?? []
  }
}

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
        The test passed a manager with Milk and Bread, and started the coordinator. Below: the \
        lines on the first screen. The list should show both to-dos. Which manager does the list \
        get?
        """)
    }
  }

  @Test("a tap on a line opens that to-do")
  func select() {
    withCoordinator { navigation in
      tapLine(1, navigation)
      record(navigation)
      // The list also shows Bread, so it isn't taken for the opened screen.
      let opened = navigation.viewControllers.count > 1 ? textsOnTop(navigation) : []
      #expect(
        opened.contains("Bread"),
        opened.isEmpty
          ? "The test tapped Bread, and no screen opened. Which object gets the list's report?"
          : """
          The test tapped Bread, and these are the texts on the screen that opened. Bread should \
          be among them. Which to-do does the list report?
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
        The test opened Bread, went back, and tapped Milk. The navigation controller should hold \
        two screens now: the list, and the screen for Milk. What does your code still store from \
        the first tap?
        """)
      navigation.popViewController(animated: false)
      for _ in 1...2 {
        navigation.popToRootViewController(animated: false)
        navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
      }
      #expect(
        navigation.viewControllers.count == 2,
        """
        The test tapped +, went back without Save, and tapped + again. The navigation controller \
        holds this many screens, and should hold two. What does your code still store from the \
        first tap?
        """)
    }
  }

  @Test("after Save, the same list appears with the new to-do")
  func save() {
    withCoordinator { navigation in
      let made = UIViewController.creations { save("Salt", navigation) }
      record(navigation)
      #expect(
        linesOnTop(navigation) == ["Milk", "Bread", "Salt"],
        linesOnTop(navigation) == ["Milk", "Bread"]
          ? """
          The test tapped +, wrote Salt, and tapped Save. These are the lines of the list, which \
          reads its manager when it appears. Salt should be there by then. When does your code add \
          Salt, and to which manager?
          """
          : """
          The test tapped +, wrote Salt, and tapped Save. These are the lines of the top screen, \
          which should be the list with Salt. (The screen for new to-dos has no lines.) Which \
          object can go back to the list?
          """)
      #expect(
        !made.contains { $0 is TodosViewController.Type },
        """
        After the tap on +, your code created another list. The new list looks the same, but \
        without the scroll position and the selection. The user should be back on the old list, \
        the one where + was tapped. Which call goes back to it?
        """)
    }
  }

  @Test("Save adds the to-do to the manager that you pass")
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
      The test saved Salt twice, and these are the to-dos of the manager that it passed to the \
      coordinator. Each Save should add one to-do. Which line adds the to-do to this manager?
      """)
  }

  @Test("the coordinator opens screens in its own navigation controller")
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
        The test moved the list into another navigation controller, then tapped a line and +. \
        Below: how many screens were in that controller, and in the coordinator's own, after each \
        tap. The coordinator should open both screens in its own controller. Which code pushes a \
        screen?
        """)
    }
  }

  @Test("the list creates no screen")
  func makesNoOther() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      // A storyboard creates each screen, and now the list has none.
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
        The test took the list's storyboard away, tapped a line, went back, and tapped +. Below: \
        how many screens were open after each tap. There should be two: the coordinator has its \
        own storyboard. Which object creates the screens above the list?
        """)
    }
  }

  @Test("the list reports taps and passes no screen")
  func handsOverNoScreen() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      let found = screenMaking(in: list)
      #expect(
        found == [],
        """
        The list keeps this storyboard, or this function that takes a screen. To pass a screen, a \
        list has to create it, so the list has to know the screen's name and dependencies. Which \
        values does the list have when the user taps?
        """)
    }
  }

  @Test("after the coordinator is deallocated, taps neither crash nor create screens")
  func coordinatorGone() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The program crashed while the test tapped a screen whose coordinator it had released: a \
      line or + on the list, or Save on the screen for new to-dos. How does a screen, or its \
      closure, reference the coordinator?
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
    // A closure may do the coordinator's work without it. Then this proves nothing.
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
      manager, but these screens were created. Which object should create them?
      """)
  }

  @Test("two coordinators share nothing")
  func twoCoordinators() {
    withCoordinator { first in
      // The last line of a list differs, so that a list isn't taken for the opened to-do.
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
        The test started two coordinators, as for two windows. In each, it tapped the first line \
        if the list was on top. Below: the last text of each top screen. It should be the to-do of \
        that first line. To which coordinator does a list report?
        """)
      for navigation in [first, second.navigationController] {
        navigation.popToRootViewController(animated: false)
        save("Salt", navigation)
      }
      #expect(
        [manager, others].map { $0.todos.suffix(2).map(\.title) }
          == [["Bread", "Salt"], ["Rest", "Salt"]],
        """
        In each of two windows, the test went back to the list, tapped +, and saved Salt if the \
        screen for new to-dos opened there. Below: the last two to-dos of both managers. Each \
        manager should get one Salt. To which coordinator does the list report, and to which \
        manager does Save add the to-do?
        """)
    }
  }

  @Test("the compiler rejects a list that can't report taps")
  func refused() {
    compiler.rejects(
      each: ["", "coder: NSCoder()", "coder: NSCoder(), manager: TodoManager()"].map {
        "_ = TodosViewController(\($0))"
      },
      """
      This line creates a list that can't report taps, and the compiler accepts it. A list should \
      require a receiver for its reports. Which object decides what happens after a tap?
      """)
  }

  @Test("the compiler rejects nil for a list's receiver")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "TodosViewController", taking: ["_, _, _?", "_, _, _?, _?"],
      """
      The list takes a receiver for its reports, but accepts nil. It should require one. What \
      happens to a tap without a receiver?
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
      This line passes no manager, and the compiler accepts it, because the parameter has a \
      default. A manager should be required. Which code has the manager that all screens share?
      """)
  }

  @Test("lists and coordinators require all their dependencies")
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
      // Besides two reports, or one receiver of both, other reports may be optional.
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
      This initializer accepts nil for a dependency, or has a default for it. It should require \
      the dependency. What happens to a tap or a to-do if a caller leaves the dependency out?
      """)
  }

  @Test("a coordinator keeps the manager it gets")
  func keepsManager() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The program crashed while the test started a coordinator and read its list. The test held \
      the coordinator, but not the manager that it had passed. Which object should hold the \
      manager as long as the coordinator exists?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      var coordinator = TodoCoordinator(manager: TodoManager(todos: [Todo(title: "Milk")]))
      // It may be a struct with mutating methods.
      let start: (inout TodoCoordinator) -> Void = { $0.start() }
      start(&coordinator)
      let list = coordinator.navigationController.topViewController as? UITableViewController
      list?.loadViewIfNeeded()
      let rows = list?.tableView.numberOfRows(inSection: 0)
      withExtendedLifetime(coordinator) {}
      #expect(rows == 1, "The manager has one to-do, so the list should show one line.")
      await end.reach()
    }
  }

  @Test("a coder alone can't create a list")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      While a coordinator's list was visible, the test created another list from a coder, as a \
      storyboard does without a creator. The test passed no receiver, but got a list. What should \
      init(coder:) do instead? (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      CoordinatorTests().withCoordinator { navigation in
        makeFromCoderAlone(TodosViewController.self, beside: navigation)
      }
    }
  }

  // MARK: What a list holds

  /// The list's own properties that can create screens, or take them.
  private func screenMaking(in list: UIViewController) -> [String] {
    Mirror(reflecting: list).children.compactMap { name, value in
      let type = String(describing: Swift.type(of: value))
      // Closures may take the list itself, and a property may start out empty.
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

  /// Starts a coordinator, which may be a class, or a struct with mutating methods.
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

import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.6 Coordinator")
struct CoordinatorTests {
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
        screen. The list should be handed the coordinator's own manager.
        """)
    }
  }

  @Test("a tap on a line opens that to-do")
  func select() {
    withCoordinator { navigation in
      tapLine(1, navigation)
      record(navigation)
      #expect(
        textsOnTop(navigation).contains("Bread"),
        """
        You tapped on Bread, and this is what the screen on top shows. The list knows which to-do \
        it was. Did that reach whoever opens the next screen?
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
        You opened Bread, went back, and tapped on Milk. The list and the to-do should be all that \
        is in the navigation controller now, and the to-do should be Milk.
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
        You tapped +, wrote Salt, and tapped Save. These are the lines of the screen on top; none \
        at all means that you are still on the screen for new to-dos. That screen does not know \
        where it came from, and the list does not know that Save was tapped. Who could know both?
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
      You saved Salt, and this is what the manager holds that was passed to the coordinator. All \
      screens should work on that one.
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
        The list was moved into another navigation controller, say as the left half of a tablet, \
        and then you tapped a line. The to-do should be opened by the coordinator, in its own \
        navigation controller. So many screens are in the list's navigation controller and in the \
        coordinator's. Who decided where the to-do opens?
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
        The list was moved into another navigation controller, and then you tapped +. The screen \
        for a new to-do should be opened by the coordinator, in its own navigation controller. So \
        many screens are in the list's navigation controller and in the coordinator's. All that \
        the list knows is that somebody wants to add a to-do.
        """)
    }
  }

  @Test("the list reports, and makes no other screen")
  func makesNoOther() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      // Whoever makes a screen asks a storyboard for it. Now the list has none to ask.
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
        The list's storyboard was taken away from it, and then you tapped a line, went back, and \
        tapped +. So many screens were open after each of the two. The coordinator has a \
        storyboard of its own, so this should make no difference. Who makes the screens that \
        follow the list, whoever may show them?
        """)
    }
  }

  @Test("two coordinators know nothing of each other")
  func twoCoordinators() {
    withCoordinator { first in
      var second = TodoCoordinator(manager: TodoManager(todos: [Todo(title: "Work")]))
      start(&second)
      tapLine(0, first)
      tapLine(0, second.navigationController)
      record(first)
      let open = [first, second.navigationController].map { textsOnTop($0).last }
      #expect(
        open == ["Milk", "Work"],
        """
        Two coordinators were started, as for two windows, and you tapped the first line in each. \
        These are the to-dos that are open now, in the first and in the second. Whose coordinator \
        did a list report to: one that it was told, or one that it found where all lists look?
        """)
    }
  }

  @Test("a list that cannot report what was tapped does not compile")
  func refused() {
    let compiler = CompilerProbe(
      module: "Initializer", imports: ["InitializerSupport", "StoryboardKit"])
    for arguments in ["", "coder: NSCoder()", "coder: NSCoder(), manager: TodoManager()"] {
      compiler.rejects(
        "_ = TodosViewController(\(arguments))",
        because: .missing,
        unlike: """
          func start(_ coordinator: inout TodoCoordinator) { coordinator.start() }
          _ = TodoCoordinator(manager: TodoManager())
          """,
        """
        This list can be made, and told nobody whom to report to. Then it has to know \
        by itself what follows a tap. Whom it reports to is a need like its manager, \
        so where should it be asked for?
        """)
    }
  }

  @Test("nil does not pass for somebody to report to")
  func nilRefused() {
    let compiler = CompilerProbe(
      module: "Initializer", imports: ["InitializerSupport", "StoryboardKit"])
    // Called as a function, an initializer shows whether it accepts nil, whatever its labels are.
    for (types, values, nils) in [
      ("A, B, C", "_ a: A, _ b: B, _ c: C", "nil"),
      ("A, B, C, D", "_ a: A, _ b: B, _ c: C, _ d: D", "nil, nil"),
    ] {
      compiler.rejects(
        """
        func some<T>() -> T { fatalError() }
        func make<\(types)>(
          _ list: @MainActor (\(types)) -> TodosViewController?, \(values)) {}
        make(TodosViewController.init, some(), some(), \(nils))
        """,
        because: .unfit, "ambiguous",
        unlike: """
          func start(_ coordinator: inout TodoCoordinator) { coordinator.start() }
          _ = TodoCoordinator(manager: TodoManager())
          """,
        """
        The list asks whom to report to, and is content with nil. Then a tap is reported to \
        nobody, and nothing happens, without a word.
        """)
    }
  }

  // MARK: What somebody does on the screens

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

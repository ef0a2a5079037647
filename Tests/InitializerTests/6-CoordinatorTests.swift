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

  private func linesOnTop(_ navigation: UINavigationController) -> [String] {
    let table = navigation.topViewController as? UITableViewController
    return table?.tableView.visibleCells.compactMap { $0.textLabel?.text } ?? []
  }
}

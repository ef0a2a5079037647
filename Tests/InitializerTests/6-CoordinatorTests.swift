import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.6 Coordinator", .graded)
struct CoordinatorTests {
  private let manager = TodoManager(todos: [Todo(title: "Milk"), Todo(title: "Bread")])
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test("after Save, the same list appears with the new to-do")
  func save() {
    withCoordinator { navigation in
      let made = UIViewController.creations { save("Salt", navigation) }
      record(navigation)
      #expect(
        linesOnTop(navigation) == ["Milk", "Bread", "Salt"],
        """
        The list reads its manager when it appears. So Save should first add Salt to the manager, \
        then go back. Which object can do both?
        """)
      #expect(
        !made.contains { $0 is TodosViewController.Type },
        """
        A new list loses the scroll position and the selection. Which call goes back to the old \
        list?
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
        Both screens should open in the coordinator's own navigation controller, wherever the list \
        is. Which code pushes them?
        """)
    }
  }

  @Test("the list creates no screen")
  func makesNoOther() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      // Every screen comes from a storyboard, so without one, the list can't create a screen.
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
        The test removed the list's storyboard, but the coordinator has its own. After each tap, \
        two screens should be open. Which object creates the screen above the list?
        """)
    }
  }

  // MARK: A user's actions on the screens

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

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
      let stayed = """
        The user wrote Salt and tapped Save, and still sees the screen for new to-dos. Which code \
        runs after the tap on Save?
        """
      let missing = """
        The user tapped +, wrote Salt and tapped Save, and sees no list with Salt. A list reads \
        its manager each time it appears. What has happened by then?
        """
      #expect(
        linesOnTop(navigation) == ["Milk", "Bread", "Salt"],
        "\(navigation.topViewController is NewTodoViewController ? stayed : missing)")
      #expect(
        !made.contains { $0 is TodosViewController.Type },
        """
        A new list loses the scroll position and the selection. Which call goes back to the old \
        list?
        """)
    }
  }

  @Test("on an iPad, a tap in the left column opens on the right")
  func twoColumns() {
    withCoordinator { right in
      guard let list = right.viewControllers.first else { return }
      let left = UINavigationController(rootViewController: list)
      window.rootViewController = left
      var opened: [String] = []
      for (name, tap) in taps(on: list) {
        tap()
        record(left.viewControllers.count > 1 ? left : right)
        let place =
          switch (left.viewControllers.count, right.viewControllers.count) {
          case (1, 0): "nowhere"
          case (1, 1): "on the right"
          case (_, 0): "on the left"
          default: "several screens"
          }
        opened.append("\(name) opens \(place)")
        left.popToRootViewController(animated: false)
        right.setViewControllers([], animated: false)
      }
      #expect(
        opened == ["Milk opens on the right", "+ opens on the right"],
        """
        The test moved the list to a second navigation controller, on the left. The coordinator's \
        own is on the right. Which of your code runs between the tap and the push?
        """)
    }
  }

  @Test("a user taps in a list that has no storyboard")
  func noStoryboard() {
    withCoordinator { navigation in
      guard let list = navigation.viewControllers.first else { return }
      // Every screen comes from a storyboard, so without one, the list can't create a screen.
      list.forgetStoryboard()
      var opened: [String] = []
      for (name, tap) in taps(on: list) {
        tap()
        if opened.isEmpty { record(navigation) }
        let count = navigation.viewControllers.count - 1
        opened.append("\(name) opens \(["nothing", "a screen"].dropFirst(count).first ?? "more")")
        navigation.popToRootViewController(animated: false)
      }
      #expect(
        opened == ["Milk opens a screen", "+ opens a screen"],
        """
        The test removed the list's storyboard, but the coordinator has its own. Which object \
        creates the screen that a tap opens?
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

  /// Returns what a user can tap in a list that shows Milk in its first row.
  private func taps(on list: UIViewController) -> [(name: String, tap: () -> Void)] {
    [
      (
        "Milk",
        {
          let table = list as? UITableViewController
          table?.tableView.tapRow(at: IndexPath(row: 0, section: 0))
        }
      ),
      ("+", { _ = list.navigationItem.rightBarButtonItem?.tap() }),
    ]
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

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
      let made = UIViewController.creations { navigation.save("Salt") }
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

  @Test("a user opens two to-dos, leaves + without Save, and saves Salt twice")
  func inARow() {
    withCoordinator { navigation in
      let opened = [1, 0].map { line in
        navigation.tapLine(line)
        defer { navigation.popToRootViewController(animated: false) }
        // The list shows both to-dos, so the test ignores its texts.
        return navigation.viewControllers.count == 2 ? navigation.textsOnTop.last : nil
      }
      #expect(
        opened.map { $0 ?? "no to-do" } == ["Bread", "Milk"],
        """
        The test tapped Bread, went back, and tapped Milk. Which line opens the to-do that was \
        tapped?
        """)
      for _ in 1...2 {
        navigation.popToRootViewController(animated: false)
        navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
      }
      let depth = navigation.viewControllers.count
      #expect(
        depth == 2,
        """
        After + and Back, + should open a screen again, above the list. What does your code still \
        store from the first time?
        """)
      guard depth == 2 else { return }
      for _ in 1...2 {
        navigation.popToRootViewController(animated: false)
        navigation.save("Salt")
      }
      record(navigation)
      #expect(
        manager.todos.map(\.title) == ["Milk", "Bread", "Salt", "Salt"],
        "Each Save should add one to-do. Which line adds it to the manager that the test passed?")
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

  private func linesOnTop(_ navigation: UINavigationController) -> [String] {
    let table = navigation.topViewController as? UITableViewController
    return table?.tableView.visibleCells.compactMap { $0.textLabel?.text } ?? []
  }
}

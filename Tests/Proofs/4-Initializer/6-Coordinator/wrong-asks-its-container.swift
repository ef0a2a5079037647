// Rejected by: the coordinator opens screens in its own navigation controller
// The list reports to its navigation controller, which passes the report on to the coordinator.

import InitializerSupport
import UIKit

/// A navigation controller that knows the coordinator of its screens.
final class ReportingNavigationController: UINavigationController {
  var onSelect: ((Todo) -> Void)?
  var onAdd: (() -> Void)?
}

final class TodosViewController: LinesViewController {
  private let manager: TodoManager

  init?(coder: NSCoder, manager: TodoManager) {
    self.manager = manager
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TodosViewController needs its manager")
  }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) {
    container?.onSelect?(manager.todos[line])
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    container?.onAdd?()
  }

  /// The controller that shows the list also gets its reports.
  private var container: ReportingNavigationController? {
    navigationController as? ReportingNavigationController
  }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  let navigationController: UINavigationController
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) {
    self.manager = manager
    let navigation = ReportingNavigationController()
    navigationController = navigation
    navigation.onSelect = { [weak self] todo in self?.showCard(of: todo) }
    navigation.onAdd = { [weak self] in self?.showNewTodo() }
  }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { [manager] coder in
      TodosViewController(coder: coder, manager: manager)
    }
    navigationController.setViewControllers([list], animated: false)
  }

  private func showCard(of todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  private func showNewTodo() {
    let new = storyboard.instantiateViewController(identifier: "NewTodo") { coder in
      NewTodoViewController(coder: coder) { [weak self] title in self?.save(title) }
    }
    navigationController.pushViewController(new, animated: true)
  }

  private func save(_ title: String) {
    manager.add(Todo(title: title))
    navigationController.popToRootViewController(animated: true)
  }
}

// Rejected by: two coordinators share nothing
// The list reports to a global: the coordinator that was started last.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let manager: TodoManager

  fileprivate init?(coder: NSCoder, listing manager: TodoManager) {
    self.manager = manager
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) { TodoCoordinator.current?.show(manager.todos[line]) }

  @IBAction func add(_ sender: UIBarButtonItem) { TodoCoordinator.current?.add() }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  static weak var current: TodoCoordinator?

  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    Self.current = self
    let list = storyboard.instantiateViewController(identifier: "Todos") { [manager] coder in
      TodosViewController(coder: coder, listing: manager)
    }
    navigationController.setViewControllers([list], animated: false)
  }

  func show(_ todo: Todo) {
    let card = storyboard.instantiateViewController(identifier: "TodoCard") { coder in
      TodoCardViewController(coder: coder, todo: todo)
    }
    navigationController.pushViewController(card, animated: true)
  }

  func add() {
    let new = storyboard.instantiateViewController(identifier: "NewTodo") { [weak self] coder in
      NewTodoViewController(coder: coder) { self?.save($0) }
    }
    navigationController.pushViewController(new, animated: true)
  }

  private func save(_ title: String) {
    manager.add(Todo(title: title))
    navigationController.popViewController(animated: true)
  }
}

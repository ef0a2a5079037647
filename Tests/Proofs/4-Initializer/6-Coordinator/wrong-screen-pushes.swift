// Rejected by: the coordinator opens screens in its own navigation controller
// The list reports new to-dos, but still creates and pushes the screen of a to-do.

import InitializerSupport
import UIKit

final class TodosViewController: LinesViewController {
  private let manager: TodoManager
  private let onAdd: () -> Void

  init?(coder: NSCoder, manager: TodoManager, onAdd: @escaping () -> Void) {
    self.manager = manager
    self.onAdd = onAdd
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("TodosViewController needs its manager") }

  override var lines: [String] { manager.todos.map(\.title) }

  override func tapped(line: Int) {
    let card = storyboard?.instantiateViewController(identifier: "TodoCard") { [manager] coder in
      TodoCardViewController(coder: coder, todo: manager.todos[line])
    }
    if let card { show(card, sender: self) }
  }

  @IBAction func add(_ sender: UIBarButtonItem) { onAdd() }

  override class var selectors: [NamedMethod] { [.action("add:", TodosViewController.add)] }
}

final class TodoCoordinator {
  let navigationController = UINavigationController()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let manager: TodoManager

  init(manager: TodoManager) { self.manager = manager }

  func start() {
    let list = storyboard.instantiateViewController(identifier: "Todos") { [weak self, manager] in
      TodosViewController(coder: $0, manager: manager) { self?.add() }
    }
    navigationController.setViewControllers([list], animated: false)
  }

  private func add() {
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
